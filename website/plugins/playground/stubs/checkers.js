// Stands in for `ts-interface-checker`: sucrase checks its options with it, and ours have types.
module.exports = { createCheckers: () => ({ Options: { strictCheck() {} } }) };
