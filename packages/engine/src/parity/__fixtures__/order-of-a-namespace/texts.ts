export const title = { fontSize: '20px' };
export const caption = { fontSize: '12px' };
