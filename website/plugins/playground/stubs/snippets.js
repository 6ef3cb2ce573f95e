// Stands in for `@codemirror/autocomplete` where the language package makes snippets of it: what the
// editor suggests comes from TypeScript.
module.exports = { snippetCompletion: (_template, completion) => completion };
