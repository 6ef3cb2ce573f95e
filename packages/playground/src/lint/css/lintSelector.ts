import type { CSSSupport } from '../CSSSupport.ts';
import { splitList } from '../source/splitList.ts';
import { CSS_PSEUDOS } from '../vocabulary/cssPseudos.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';

/** What is wrong with a selector, and what may be meant. */
export interface SelectorFault {
  message: string;
  suggestion: string | undefined;
}

const VENDOR_PSEUDO = /::?-(?:webkit|moz|ms|o|khtml|apple)-/;
const PSEUDO = /::?[a-z-]+/gi;

/** What a pseudo-class may want in its brackets. */
const ARGUMENTS = ['', '(.a)', '(1)', '(ltr)', '(a)'];

/**
 * Asks the browser about the selector of a nested block, `':hover'` or `'& > .icon'`, or of a rule of
 * makeStaticStyles. Pseudos with a prefix pass, and those that other browsers know.
 */
export function lintSelector(support: CSSSupport, selector: string): SelectorFault | undefined {
  if (readsList(support, selector)) return undefined;
  const strange = (selector.match(PSEUDO) ?? []).filter(
    (pseudo) =>
      pseudo !== ':global' &&
      !ARGUMENTS.some((args) => support.readsSelector(`.a${pseudo}${args}`)),
  );
  const unknown = strange.filter((pseudo) => !CSS_PSEUDOS.includes(pseudo));
  if (strange.length > 0 && unknown.length === 0) return undefined;
  return {
    message: `This browser does not understand the selector "${selector}".`,
    suggestion: unknown
      .flatMap((pseudo) =>
        nearestWords(pseudo, CSS_PSEUDOS).map((near) => selector.replace(pseudo, near)),
      )
      .find((candidate) => readsList(support, candidate)),
  };
}

function readsList(support: CSSSupport, selector: string): boolean {
  return splitList(selector, /,/).every(
    (part) => VENDOR_PSEUDO.test(part) || support.readsSelector(complete(part.trim())),
  );
}

/** The selector as it is in the style sheet, with `.a` for the element. */
function complete(part: string): string {
  const plain = part.replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1').replaceAll('&', '.a');
  if (/^[:[]/.test(plain)) return `.a${plain}`;
  return plain.startsWith('>') ? `.a ${plain}` : plain;
}
