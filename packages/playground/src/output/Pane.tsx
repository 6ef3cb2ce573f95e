import type { AtomRange } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { CopyButton } from '../controls/CopyButton.tsx';
import { CodeText } from './CodeText.tsx';
import { SizeNote, type Sizes } from './SizeNote.tsx';
import { useOutputStyles } from './useOutputStyles.ts';

export interface PaneProps {
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
