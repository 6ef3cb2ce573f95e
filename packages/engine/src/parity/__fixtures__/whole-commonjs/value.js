const tokens = { color: 'red' };
tokens.margin = '4px';
module.exports = tokens;
