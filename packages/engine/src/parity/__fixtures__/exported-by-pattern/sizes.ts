export let small = '0',
  medium = '0';
[small, medium] = [4, 8].map((size) => `${String(size)}px`);
