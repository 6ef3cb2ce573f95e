import type { TextSize } from '../tools/Tools.ts';
import { useOutputStyles } from './useOutputStyles.ts';

export interface Sizes {
  /** Of the source; missing where there is nothing to compare with. */
  before?: TextSize;
  after: TextSize;
}

/** `1.2 KB`; 1 KB is 1000 bytes. */
function print(bytes: number): string {
  return bytes < 1000 ? `${String(bytes)} B` : `${(bytes / 1000).toFixed(1)} KB`;
}

/** What a file weighs, before Griffel's compilers and after. */
export function SizeNote({ before, after }: Sizes) {
  const styles = useOutputStyles();
  const say = ({ minified, gzip }: TextSize) => `${print(minified)} minified, ${print(gzip)} gzip`;
  return (
    <span className={styles.sizes}>
      {before && `Source: ${say(before)} · `}
      {before ? `Now: ${say(after)}` : say(after)}
    </span>
  );
}
