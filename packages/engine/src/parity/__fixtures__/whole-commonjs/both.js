exports.color = 'red';
exports.margin = '4px';
