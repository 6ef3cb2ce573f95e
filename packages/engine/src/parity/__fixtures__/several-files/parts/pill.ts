export const pill = { borderRadius: '99px', padding: '0 6px' };
