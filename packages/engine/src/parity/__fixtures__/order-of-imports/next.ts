let count = 0;
export const next = (): number => {
  count += 1;
  return count;
};
