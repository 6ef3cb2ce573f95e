// The playground's plugin writes this file; see plugins/playground/index.ts.
declare module '@generated/playground/default/templates.json' {
  const templates: import('../plugins/playground').PlaygroundTemplate[];
  export default templates;
}
