/** A script or file that the playground loads at run time, made at build by esbuild. */
export interface Part {
  /** Also the stem of its file's name. */
  name:
    | 'sandbox-frame'
    | 'evaluator'
    | 'types-worker'
    | 'type-pack'
    | 'format-worker'
    | 'measure-worker';
  extension: 'js' | 'json';
  content: string;
}

/** Where a page finds the parts. */
export type PartURLs = Readonly<Record<Part['name'], string>>;
