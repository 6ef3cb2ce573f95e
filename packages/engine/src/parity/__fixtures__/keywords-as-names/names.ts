const color = 'red';
const size = '1px';
export { color as class, size as function };
