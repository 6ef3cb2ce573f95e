import type { TextSize } from '../tools/Tools.ts';
import { useOutputStyles } from './useOutputStyles.ts';

export interface Sizes {
  /** Of the source; missing where there is nothing to compare with. */
  before?: TextSize;
  after: TextSize;
  /** What is weighed, where it is more than what is shown. */
  of?: string;
}

/** `1.2 KB`; 1 KB is 1000 bytes. */
export function printBytes(bytes: number): string {
  return bytes < 1000 ? `${String(bytes)} B` : `${(bytes / 1000).toFixed(1)} KB`;
}

/** What a file weighs, before Griffel's compilers and after. */
export function SizeNote({ before, after, of }: Sizes) {
  const styles = useOutputStyles();
  const say = ({ minified, gzip }: TextSize) =>
    `${printBytes(minified)} minified, ${printBytes(gzip)} gzip`;
  return (
    <span className={styles.sizes}>
      {of !== undefined && `${of}: `}
      {before && `Source: ${say(before)} · `}
      {before ? `Now: ${say(after)}` : say(after)}
    </span>
  );
}
