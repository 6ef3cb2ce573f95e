exports.menu = 1;
exports.dialog = 2;
