module.exports = { blue: 'blue' };
