// Replaces modules that the playground's packages import but never need; see leaveOut.ts.
module.exports = {
  // For `ts-interface-checker`, with which sucrase checks its options; ours are type-checked.
  createCheckers: () => ({ Options: { strictCheck() {} } }),
  // For `@codemirror/autocomplete`; the editor's suggestions come from TypeScript.
  snippetCompletion: (_template, completion) => completion,
};
