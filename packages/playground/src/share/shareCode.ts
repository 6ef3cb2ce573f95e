import type { SharedCode } from './SharedCode.ts';
import type { Said } from '../work/transition.ts';

/**
 * Puts the code into the address, and the address into the clipboard.
 *
 * @throws ShareLinkError where the code does not fit into a link
 */
export async function shareCode(code: SharedCode): Promise<Omit<Said, 'of'>> {
  const { createShareLink } = await import('./createShareLink.ts');
  const hash = await createShareLink(code);
  // Not through the router: to it, this would be other code to open.
  history.replaceState(history.state, '', location.pathname + hash);
  const link = location.href;
  try {
    await navigator.clipboard.writeText(link);
    return { kind: 'done', text: 'Link copied.' };
  } catch {
    return { kind: 'done', text: 'Copy this link; it holds all of the code:', link };
  }
}
