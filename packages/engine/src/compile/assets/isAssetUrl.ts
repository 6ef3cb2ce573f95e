/** Whether the content of `url(…)` means a file beside the source, not an address or a fragment. */
export function isAssetUrl(url: string): boolean {
  return !/^['"]?(data:|https?:|\/\/|#)/.test(url);
}
