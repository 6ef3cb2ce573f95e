import type { AtomRange } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { CopyButton } from '../controls/CopyButton.tsx';
import type { TextSize } from '../tools/worker/measureText.ts';
import { CodeText } from './CodeText.tsx';
import { printBytes } from './printBytes.ts';
import { useOutputStyles } from './useOutputStyles.ts';

interface PaneProps {
  /** What the code is, or its file's name. */
  title: string;
  code: string;
  language: string;
  atoms?: readonly AtomRange[];
  sizes?: Sizes | undefined;
  isStale: boolean;
  onAtom: (name: string | undefined) => void;
}

/** One output with what belongs to it: its name, its sizes, a button that copies it. */
export function Pane({ title, code, language, atoms, sizes, isStale, onAtom }: PaneProps) {
  const styles = useOutputStyles();
  return (
    <div className={`code-block ${styles.block}`}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {sizes && <SizeNote {...sizes} />}
        <CopyButton text={code} />
      </div>
      <CodeText
        code={code}
        language={language}
        {...(atoms && { atoms })}
        onAtom={onAtom}
        className={mergeClasses(styles.code, isStale && styles.stale)}
      />
    </div>
  );
}

interface Sizes {
  /** Of the source; missing where there is nothing to compare with. */
  before?: TextSize;
  after: TextSize;
  /** What is weighed, where it is more than what is shown. */
  of?: string;
}

/** What a file weighs, before Griffel's compilers and after. */
function SizeNote({ before, after, of }: Sizes) {
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
