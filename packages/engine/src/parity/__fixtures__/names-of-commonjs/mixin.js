module.exports = () => ({ color: 'red' });
module.exports.size = '4px';
