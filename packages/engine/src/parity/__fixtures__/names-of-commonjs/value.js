const tokens = { color: 'red' };
module.exports = tokens;
