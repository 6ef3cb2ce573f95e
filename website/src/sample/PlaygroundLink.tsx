import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';
import type { MouseEvent } from 'react';
import type { SamplePanes } from './SamplePanes';

export interface PlaygroundLinkProps {
  /**
   * The address with the code. Code does not compress twice, so it is part of the page's HTML and
   * not of its script: in the browser this is undefined.
   */
  link: string | undefined;
  /** Loads it, for a page that was not loaded as HTML. */
  load: () => Promise<SamplePanes>;
}

const useLinkClass = makeResetStyles({ display: 'block', padding: '8px 16px', fontSize: '13px' });

/** Opens a sample in the playground. */
export function PlaygroundLink({ link, load }: PlaygroundLinkProps) {
  const linkClass = useLinkClass();
  const history = useHistory();
  const href = useBaseUrl(link ?? '/try-it-out/');
  const base = useBaseUrl('/');

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { hash, pathname } = event.currentTarget;
    if (hash !== '') {
      history.push(pathname + hash);
      return;
    }
    try {
      history.push(base.slice(0, -1) + (await load()).link);
    } catch {
      // The code is out of reach; the playground has its own.
      history.push(pathname);
    }
  };

  return (
    // While hydrating, React keeps the address that the server has rendered.
    <a className={linkClass} href={href} suppressHydrationWarning onClick={open}>
      Open in playground
    </a>
  );
}
