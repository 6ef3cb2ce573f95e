export const a = { value: 'red' };
export const setA = (value: string) => {
  a.value = value;
};
