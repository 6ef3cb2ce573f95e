/** Between the script of the wrapper and that of the frame, which travel as one part. */
const SEAM = '\n//# seam of wrapper and frame\n';

export function joinFrameScripts(wrapper: string, frame: string): string {
  return wrapper.trim() + SEAM + frame.trim();
}

/** @throws Error on a text that `joinFrameScripts` did not make */
export function splitFrameScripts(text: string): { wrapper: string; frame: string } {
  const at = text.indexOf(SEAM);
  if (at < 0) throw new Error('The script of the sandbox is not complete.');
  return { wrapper: text.slice(0, at), frame: text.slice(at + SEAM.length) };
}
