exports.width = '4px';
