/**
 * Puts a text on the clipboard. One that has to be loaded is promised during the press: Safari takes
 * nothing that a page writes later.
 *
 * @throws without permission, and on a page served without TLS, where browsers have no clipboard
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  // Firefox has no items before 127, and lets a page write later.
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return clipboard.writeText(await text);
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
