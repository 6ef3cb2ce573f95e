/** A shared address that cannot be opened; its message is for the reader. */
export class ShareLinkError extends Error {
  override name = 'ShareLinkError';
}
