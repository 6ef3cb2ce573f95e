export const pad = ({ top = '4px' } = {}) => {
  return { paddingTop: top };
};
