// Stands in for parts of a package that are never called.
module.exports = {};
