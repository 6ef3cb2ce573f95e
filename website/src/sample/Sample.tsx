import { makeResetStyles } from '@griffel/react';
import { useRef, useState, type MouseEvent } from 'react';
import CodeBlock, { type CodeBlockProps } from '../code-block/CodeBlock';
import { SampleResult, type SampleResultProps } from './SampleResult';
import { SampleOutput, type SampleOutputProps, type SamplePanes } from './SampleOutput';
import { tokens } from '../tokens/tokens';
import { useAtomMarks } from './useAtomMarks';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

// One box, with a line between its parts.
const useSampleClass = makeResetStyles({
  marginBottom: 'var(--ifm-leading)',
  border: `1px solid ${tokens.line}`,
  borderRadius: tokens.radius,
  background: tokens.surface,
  overflow: 'hidden',
  '& > .code-block': { marginBottom: 0, border: 0, borderRadius: 0 },
  '& > * + *': { borderBlockStart: `1px solid ${tokens.line}` },
});

interface SampleProps
  extends CodeBlockProps, Omit<SampleOutputProps, 'onChange' | 'tabs'>, PlaygroundLinkProps {
  /** Missing if all outputs are empty. */
  tabs?: string;
  /** The rendered result; missing if there is nothing to see. */
  result?: SampleResultProps['result'];
  rules?: SampleResultProps['rules'];
  caption?: SampleResultProps['caption'];
  sheet?: string;
  isFocusable?: boolean;
  /** Whether it reacts to the user, so that the page can run it. */
  canRun?: boolean;
}

/**
 * Code with its rendered result and Griffel's output. A declaration has the same color in all of them.
 */
export function Sample({
  tabs,
  css,
  merge,
  load,
  result,
  rules,
  caption,
  sheet,
  isFocusable,
  canRun = false,
  sample,
  ...block
}: SampleProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(tabs);
  useAtomMarks(root, sample, shown);
  return (
    <div ref={root} className={`code-frame sample ${useSampleClass()}`}>
      <CodeBlock {...block} action={<PlaygroundLink load={load} />} />
      {result !== undefined && rules !== undefined && sheet !== undefined && (
        <SampleResult
          name={block.title ?? block.language}
          result={result}
          rules={rules}
          caption={caption}
          sheet={sheet}
          isFocusable={isFocusable}
          {...(canRun && { load })}
        />
      )}
      {tabs !== undefined && (
        <div>
          <SampleOutput tabs={tabs} css={css} merge={merge} load={load} onChange={setShown} />
        </div>
      )}
    </div>
  );
}

interface PlaygroundLinkProps {
  /** Loads the outputs of the sample, which include the link with its code. */
  load: () => Promise<SamplePanes>;
}

const useLinkClass = makeResetStyles({
  display: 'flex',
  alignItems: 'center',
  // As tall as the buttons beside it.
  alignSelf: 'stretch',
  padding: '0 6px',
  borderRadius: '6px',
  color: tokens.accent,
  ':hover': { background: tokens.raised, color: tokens.accent, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '1px' },
  '@media print': { display: 'none' },
});

/**
 * Opens a sample in the playground. The link contains all of the code, so it is loaded only when the user
 * hovers or focuses it. Without JavaScript, the playground could not read the code, and the link leads to
 * the templates.
 */
function PlaygroundLink({ load }: PlaygroundLinkProps) {
  const history = useHistory();
  const [link, setLink] = useState<string>();
  const href = useBaseUrl(link ?? '/try-it-out/');
  const base = useBaseUrl('/');

  const prepare = () => {
    load().then(
      (panes) => setLink(panes.link),
      () => undefined,
    );
  };
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (event.altKey || (opensTab && link !== undefined)) return;
    event.preventDefault();
    const { location } = history;
    const to = await load().then(
      (panes) => base.slice(0, -1) + panes.link,
      // The code did not load; open the playground with its templates.
      () => href,
    );
    if (opensTab) window.open(to);
    // Meanwhile, the user may have gone elsewhere.
    else if (history.location === location) history.push(to);
  };

  return (
    <a
      className={useLinkClass()}
      href={href}
      // The visible text is shorter, because the head of a block is narrow on a phone.
      aria-label="Open in playground"
      // Left out of the page's Markdown.
      data-on-page=""
      // A press before hydration is replayed afterwards (late-scripts).
      data-completed
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      Playground
    </a>
  );
}
