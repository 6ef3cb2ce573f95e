export const ground = 'black';
export default 'gold';
