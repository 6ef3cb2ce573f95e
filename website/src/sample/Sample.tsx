import { useRef, useState } from 'react';
import { CodeBlock, type CodeBlockProps } from '../code-block/CodeBlock';
import { PlaygroundLink, type PlaygroundLinkProps } from './PlaygroundLink';
import styles from './Sample.module.css';
import { SampleOutput, type SampleOutputProps } from './SampleOutput';
import { useAtomMarks } from './useAtomMarks';

export interface SampleProps
  extends CodeBlockProps, Omit<SampleOutputProps, 'onChange' | 'rtl'>, PlaygroundLinkProps {
  rtl?: boolean;
}

/** Code with what Griffel makes of it: one declaration, one color, wherever it stands. */
export function Sample({ css, rtl = false, load, link, ...block }: SampleProps) {
  const root = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<unknown>();
  useAtomMarks(root, content);
  return (
    <div ref={root} className={styles.sample}>
      <CodeBlock {...block} />
      <div className={styles.output}>
        <SampleOutput css={css} rtl={rtl} load={load} onChange={setContent} />
        <PlaygroundLink link={link} load={load} />
      </div>
    </div>
  );
}
