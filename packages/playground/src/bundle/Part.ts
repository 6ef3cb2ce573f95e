/** A script, document or data file that the build creates and the playground loads at run time. */
export interface Part {
  /** Also the base name of its file. */
  name:
    | 'sandbox'
    | 'sandbox-frame'
    | 'evaluator'
    | 'fluent'
    // With an older release of Griffel, by its version.
    | `frame-${string}`
    | `evaluator-${string}`
    // The worker that resolves styles with a release.
    | `rules-${string}`
    | 'types-worker'
    | 'type-pack'
    | 'format-worker'
    | 'measure-worker'
    | 'convert-worker'
    // The prepared run of a template, by its id.
    | `run-${string}`;
  /** `htm` rather than `html`, because hosts redirect addresses that end in `.html`. */
  extension: 'js' | 'json' | 'htm';
  content: string;
}

/** The URLs of the parts. */
export type PartURLs = Readonly<Record<Part['name'], string>>;
