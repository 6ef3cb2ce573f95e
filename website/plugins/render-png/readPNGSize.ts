/** Where a PNG says how large it is: after its signature and the head of its first chunk. */
const WIDTH_AT = 16;

/** Reads the size of a PNG, in pixels. */
export function readPNGSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(WIDTH_AT), height: view.getUint32(WIDTH_AT + 4) };
}
