/** A script, document or file that the playground loads at run time, made at build by esbuild. */
export interface Part {
  /** Also the stem of its file's name. */
  name:
    | 'sandbox'
    | 'sandbox-frame'
    | 'evaluator'
    | 'fluent'
    // Of an older release of Griffel, by its version.
    | `frame-${string}`
    | `evaluator-${string}`
    // What resolves styles, of each release.
    | `rules-${string}`
    | 'types-worker'
    | 'type-pack'
    | 'format-worker'
    | 'measure-worker'
    | 'convert-worker'
    // What the build has found out about a template, by its id.
    | `run-${string}`;
  /** `htm` rather than `html`: hosts redirect addresses that end in `.html`. */
  extension: 'js' | 'json' | 'htm';
  content: string;
}

/** Where a page finds the parts. */
export type PartURLs = Readonly<Record<Part['name'], string>>;
