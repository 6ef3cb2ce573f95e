/** What titles are written in; the test reads them all. Code in titles has the face of code. */
export const CHARACTERS =
  " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()@&+/-_–'’";
