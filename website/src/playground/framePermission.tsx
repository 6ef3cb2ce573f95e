import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { useRefusalClass } from './usePageStyles';

/** Whether the playground may run in this window. */
type FramePermission = 'asking' | 'allowed' | 'refused';

/**
 * Whether the host of this site sends the header that says which sites may frame the playground. A page
 * cannot read its own headers, so it requests them again.
 */
async function hasFrameHeader(): Promise<boolean> {
  try {
    const { headers } = await fetch(location.pathname, { method: 'HEAD' });
    return /(?:^|;)\s*frame-ancestors\s/.test(headers.get('Content-Security-Policy') ?? '');
  } catch {
    return false;
  }
}

/**
 * Decides whether the playground may run in this window: always in a window of its own; in a frame only if
 * it is the embedded view, the operator allows frames, and the host sends the header with which browsers
 * block all other sites. Without the header, any site could frame the page.
 *
 * @param canBeFramed - whether it is the embedded view and the operator allows frames
 */
export function useFramePermission(canBeFramed: boolean): FramePermission {
  const [permission, setPermission] = useState<FramePermission>('asking');
  useEffect(() => {
    let isCurrent = true;
    const decide = async () => {
      if (window.parent === window) return true;
      return canBeFramed && (await hasFrameHeader());
    };
    void decide().then((isAllowed) => {
      if (isCurrent) setPermission(isAllowed ? 'allowed' : 'refused');
    });
    return () => {
      isCurrent = false;
    };
  }, [canBeFramed]);
  return permission;
}

/** The message in a frame in which the playground does not run. */
export function FrameRefusal() {
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('view');
  const address = `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`;
  return (
    <div role="alert" className={useRefusalClass()}>
      <p>
        <strong>The playground does not run inside this page.</strong> This site does not allow it,
        or its host does not send the header that says which sites may show it.
      </p>
      <a href={address} target="_blank" rel="noopener">
        Open the playground in a new tab
      </a>
    </div>
  );
}
