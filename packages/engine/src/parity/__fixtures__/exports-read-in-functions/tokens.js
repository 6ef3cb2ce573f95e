exports.unit = 4;
exports.base = { color: 'red' };
exports.space = (count) => `${count * exports.unit}px`;
exports.mix = function mix() {
  return { ...exports.base, margin: 0 };
};
