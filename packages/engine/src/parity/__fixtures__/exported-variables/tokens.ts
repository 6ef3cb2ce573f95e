// The list comes before or after its variables, which get another value in between.
export { weight };

let shadow = '0 0 1px red';
shadow += ', 0 0 2px blue';

let weight = 300;
weight += 100;

let depth = 1;
if (weight > 300) depth *= 2;

let gap = 4;
gap += 4;

export { depth, gap as default, shadow };
