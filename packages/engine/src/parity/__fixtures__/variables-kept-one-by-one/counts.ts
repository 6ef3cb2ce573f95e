let count = 0;
const next = (): number => {
  count = count + 1;
  return count;
};

const skipped = next(),
  twice = next(),
  third = next();
// The compilers keep all that is exported.
export { third, twice };
export const read = (): number => skipped;
