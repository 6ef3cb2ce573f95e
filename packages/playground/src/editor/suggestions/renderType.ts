import type { TypeDescription } from '../../types/TypeService.ts';
import { renderCode } from './renderCode.ts';

/** What TypeScript says of a name: its signature, highlighted, and its documentation. */
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
