// Stands in for what the playground's packages import and never need; see leaveOut.ts.
module.exports = {
  // Of `ts-interface-checker`: sucrase checks its options with it, and ours have types.
  createCheckers: () => ({ Options: { strictCheck() {} } }),
  // Of `@codemirror/autocomplete`: what the editor suggests comes from TypeScript.
  snippetCompletion: (_template, completion) => completion,
};
