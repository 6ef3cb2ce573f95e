/** Replaces a text by spaces and keeps its line breaks, so that later lines stay where they are. */
export function blankOut(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
