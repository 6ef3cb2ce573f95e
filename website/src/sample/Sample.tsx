import { makeResetStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import { CodeBlock, type CodeBlockProps } from '../code-block/CodeBlock';
import { PlaygroundLink, type PlaygroundLinkProps } from './PlaygroundLink';
import { SampleResult, type SampleResultProps } from './SampleResult';
import { SampleOutput, type SampleOutputProps } from './SampleOutput';
import { tokens } from '../tokens/tokens';
import { useAtomMarks } from './useAtomMarks';

const useSampleClass = makeResetStyles({
  marginBottom: 'var(--ifm-leading)',
  '& > .code-block': {
    marginBottom: 0,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
});

const useOutputClass = makeResetStyles({
  position: 'relative',
  border: `1px solid ${tokens.line}`,
  borderTop: 0,
  borderRadius: `0 0 ${tokens.radius} ${tokens.radius}`,
  background: tokens.surface,
  overflow: 'hidden',
});

export interface SampleProps
  extends CodeBlockProps, Omit<SampleOutputProps, 'onChange' | 'rtl'>, PlaygroundLinkProps {
  rtl?: boolean;
  /** What it renders; missing where there is nothing to see. */
  result?: SampleResultProps['result'];
  rules?: SampleResultProps['rules'];
  marks?: SampleResultProps['marks'];
  sheet?: string;
  isFocusable?: boolean;
  /** Whether it reacts to its user, so that the page can run it. */
  canRun?: boolean;
}

/**
 * Code with what it renders and what Griffel makes of it: one declaration, one color, wherever it
 * stands.
 */
export function Sample({
  css,
  rtl = false,
  load,
  result,
  rules,
  marks,
  sheet,
  isFocusable,
  canRun = false,
  ...block
}: SampleProps) {
  const sampleClass = useSampleClass();
  const outputClass = useOutputClass();
  const root = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<unknown>();
  useAtomMarks(root, content);
  return (
    <div ref={root} className={`code-frame ${sampleClass}`}>
      <CodeBlock {...block} />
      {result !== undefined && rules !== undefined && sheet !== undefined && (
        <SampleResult
          name={block.title ?? block.language}
          result={result}
          rules={rules}
          marks={marks}
          sheet={sheet}
          isFocusable={isFocusable}
          {...(canRun && { load })}
        />
      )}
      <div className={outputClass}>
        <SampleOutput css={css} rtl={rtl} load={load} onChange={setContent} />
        <PlaygroundLink load={load} />
      </div>
    </div>
  );
}
