export let height = '0';
[['3px'], ['4px']].forEach((one) => ([height] = one));
