import { tsxLanguage } from '@codemirror/lang-javascript';
import { highlightCode } from '@lezer/highlight';
import { codeHighlighter } from '../code/codeHighlighter.ts';

/** Characters that are highlighted: signatures can be as long as all properties of an element. */
const MOST_CHARACTERS = 2000;

/** A piece of TypeScript in the colors of the theme of code; its text is exactly the code. */
export function renderCode(code: string): HTMLElement {
  const element = document.createElement('code');
  const text = code.length > MOST_CHARACTERS ? `${code.slice(0, MOST_CHARACTERS)}…` : code;
  highlightCode(
    text,
    tsxLanguage.parser.parse(text),
    codeHighlighter,
    (piece, classes) => {
      if (!classes) {
        element.append(piece);
        return;
      }
      const span = document.createElement('span');
      span.className = classes;
      span.textContent = piece;
      element.append(span);
    },
    () => element.append('\n'),
  );
  return element;
}
