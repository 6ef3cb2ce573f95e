/** How long a browser may take to begin with a download, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Has the browser download a file.
 *
 * @param name - of the file
 * @param type - MIME type
 */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), PATIENCE);
}
