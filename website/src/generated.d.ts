// The playground's plugin writes this file; see plugins/playground/index.ts.
declare module '@generated/playground/default/templates.json' {
  const templates: import('../plugins/playground').PlaygroundTemplate[];
  export default templates;
}

// The home page's plugin writes these; see plugins/home-proof/index.ts.
declare module '@generated/home-proof/default/proof.json' {
  const proof: import('../plugins/home-proof/HomeProof').HomeProof;
  export default proof;
}

declare module '@generated/home-proof/default/home.sheet' {
  /** The address of the stylesheet. */
  const href: string;
  export default href;
}
