// Written by plugins/playground/index.ts.
declare module '@generated/playground/default/templates.json' {
  const templates: import('../plugins/playground').PlaygroundTemplate[];
  export default templates;
}

declare module '@generated/playground/default/parts.json' {
  const urls: import('@griffel-site/playground/part').PartURLs;
  export default urls;
}

declare module '@generated/playground/default/integrity.json' {
  const hashes: Readonly<Record<'sandbox-frame' | 'evaluator', string>>;
  export default hashes;
}

declare module '@generated/playground/default/published.json' {
  const hashes: string[];
  export default hashes;
}

declare module '@generated/playground/default/versions.json' {
  const versions: Record<string, string>;
  export default versions;
}

declare module '@generated/playground/default/page-stylesheet.json' {
  /** The address of the stylesheet. */
  const href: string;
  export default href;
}

declare module '@generated/playground/default/stylesheet.json' {
  /** The address of the stylesheet. */
  const href: string;
  export default href;
}

// Written by plugins/home-proof/index.ts.
declare module '@generated/home-proof/default/proof.json' {
  const proof: import('../plugins/home-proof/HomeProof').HomeProof;
  export default proof;
}

declare module '@generated/home-proof/default/stylesheet.json' {
  /** The address of the stylesheet. */
  const href: string;
  export default href;
}

// Written by plugins/site-map/index.ts.
declare module '@generated/site-map/default/pages.json' {
  const pages: import('../plugins/site-map').SiteMapPage[];
  export default pages;
}

declare module '@generated/site-map/default/sections.json' {
  const sections: import('../plugins/site-map').SiteMapSection[];
  export default sections;
}

// Written by plugins/search/index.ts.
declare module '@generated/search/default/index.json' {
  const pages: import('./search/engine/SearchPage').SearchPage[];
  export default pages;
}

declare module '@generated/search/default/stylesheet.json' {
  /** The address of the stylesheet. */
  const href: string;
  export default href;
}
