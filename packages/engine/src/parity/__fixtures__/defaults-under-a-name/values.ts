export { default as dot } from './dot.svg';
export { default as icons } from './icons.json';
export { default as red } from './red';
export { default as tokens } from './tokens';
