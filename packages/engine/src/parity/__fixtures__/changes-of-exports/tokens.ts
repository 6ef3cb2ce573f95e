// The compilers keep these, because they assign `exports.depth` and so on …
export let depth = 1;
++depth;

export let level = 3;
[1, 2].forEach(() => {
  --level;
});

export let gap = 4;
for (const factor of [2, 3]) if (factor > 2) ++gap;

export let last = '0';
for (last of ['1px', '2px']) {
  // The last one remains.
}

export const theme = { height: '0' };
for (theme.height of ['3px', '4px']) {
  // The last one remains.
}

export let key = 'none';
for (key in { first: 1, second: 2 }) {
  // The last one remains.
}

// … but neither these, nor patterns in the head of a loop.
export let lost = 8;
lost++;

export let width = '5px';
for ([width] of [['6px'], ['7px']]) {
  // At run time, the last one remains.
}
