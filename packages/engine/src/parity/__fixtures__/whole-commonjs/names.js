exports.color = 'red';
