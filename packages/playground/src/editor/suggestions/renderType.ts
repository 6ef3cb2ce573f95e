import { tsxLanguage } from '@codemirror/lang-javascript';
import { highlightCode } from '@lezer/highlight';
import type { TypeDescription } from '../../types/TypeService.ts';
import { codeHighlighter } from '../code/codeLanguage.ts';

/** Renders what TypeScript knows about a name: its highlighted signature and its documentation. */
export function renderType({ signature, documentation }: TypeDescription): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-typeHover';
  const ground = document.createElement('div');
  ground.className = 'cm-typeSignature';
  ground.append(renderCode(signature));
  box.append(ground);
  if (documentation !== '') {
    const text = document.createElement('p');
    text.className = 'cm-typeDocumentation';
    text.textContent = documentation;
    box.append(text);
  }
  return box;
}

/** The most characters to highlight, because a signature may list all properties of an element. */
const MAX_CHARACTERS = 2000;

/** Renders TypeScript in the colors of the code theme; the text of the element is exactly the code. */
function renderCode(code: string): HTMLElement {
  const element = document.createElement('code');
  const text = code.length > MAX_CHARACTERS ? `${code.slice(0, MAX_CHARACTERS)}…` : code;
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
