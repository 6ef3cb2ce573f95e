import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';
import { useState, type MouseEvent } from 'react';
import { tokens } from '../tokens/tokens';
import type { SamplePanes } from './SamplePanes';

export interface PlaygroundLinkProps {
  /** Loads the outputs of the sample, and with them the address that has its code. */
  load: () => Promise<SamplePanes>;
}

const useLinkClass = makeResetStyles({
  display: 'block',
  padding: '8px 16px',
  color: tokens.accent,
  fontSize: '13px',
  lineHeight: '20px',
  ':hover': { color: tokens.accent },
  '@media print': { display: 'none' },
});

/**
 * Opens a sample in the playground. The address holds all of the code, which the page has already:
 * it is asked for when the user turns to the link. Without JavaScript nothing could read it, and
 * the link leads to the templates.
 */
export function PlaygroundLink({ load }: PlaygroundLinkProps) {
  const linkClass = useLinkClass();
  const history = useHistory();
  const [link, setLink] = useState('/try-it-out/');
  const href = useBaseUrl(link);
  const base = useBaseUrl('/');

  const prepare = () => {
    load().then(
      (panes) => setLink(panes.link),
      () => undefined,
    );
  };
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      history.push(base.slice(0, -1) + (await load()).link);
    } catch {
      // The code is out of reach; the playground has its own.
      history.push(href);
    }
  };

  return (
    <a
      className={linkClass}
      href={href}
      // A press before the app is there waits for it (late-scripts).
      data-completed
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      Open in playground
    </a>
  );
}
