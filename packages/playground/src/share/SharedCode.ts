/** Code that came with an address. */
export interface SharedCode {
  /** Source texts by name. */
  files: Readonly<Record<string, string>>;
  /** The file to show first; one of `files`. */
  active: string;
  /** The address of the page that the code comes from, on this site. */
  from?: string;
}
