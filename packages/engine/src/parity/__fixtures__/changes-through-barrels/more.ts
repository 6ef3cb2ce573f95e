export const renamed = { value: 'red' };
export const setRenamed = (value: string) => {
  renamed.value = value;
};
