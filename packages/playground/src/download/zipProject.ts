/**
 * Packs a project. The library that does it loads at the first call.
 *
 * @param folder - the one folder that the archive unpacks into
 * @param files - texts by path
 * @returns a ZIP archive
 */
export async function zipProject(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
}
