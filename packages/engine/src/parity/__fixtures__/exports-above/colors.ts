export { accent, ground as default };

const accent = 'gold';
const ground = 'black';
