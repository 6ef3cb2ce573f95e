const ink = 'red';
module.exports = { color: ink };
