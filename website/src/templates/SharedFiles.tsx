import Link from '@docusaurus/Link';
import { readShareLink } from '@griffel-site/playground/share';
import { useEffect, useState } from 'react';
import { CodeBlock } from '../code-block/CodeBlock';
import { useStatusClass } from './useStatusClass';

type State =
  | { files: readonly (readonly [name: string, code: string])[]; from?: string }
  | { problem: string };

function escapeHTML(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Shows the code that an address holds, as text: it is not run.
 *
 * @param hash - of the address; anybody may have written it
 */
export function SharedFiles({ hash }: { hash: string }) {
  const statusClass = useStatusClass();
  const [state, setState] = useState<State>();

  useEffect(() => {
    // The hash names no place on the page, so the router leaves the page where the last one was.
    window.scrollTo(0, 0);
    let isCurrent = true;
    readShareLink(hash).then(
      ({ files, active, from }) => {
        if (!isCurrent) return;
        const sorted = Object.entries(files).sort(
          ([a], [b]) => Number(b === active) - Number(a === active),
        );
        setState({ files: sorted, ...(from !== undefined && { from }) });
      },
      (error: unknown) => {
        if (isCurrent)
          setState({ problem: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  if (!state) return null;
  if ('problem' in state) {
    return (
      <p role="alert" className={statusClass}>
        {state.problem} Ask for the link again, or choose a template from the list.
      </p>
    );
  }
  return (
    <section aria-label="Code from a link">
      <h2>Code from a link</h2>
      {state.from !== undefined && (
        <p>
          It comes from{' '}
          <Link to={state.from} data-noBrokenLinkCheck>
            {state.from}
          </Link>
          .
        </p>
      )}
      {state.files.map(([name, code]) => (
        <CodeBlock key={name} title={name} language="tsx" html={escapeHTML(code)} />
      ))}
    </section>
  );
}
