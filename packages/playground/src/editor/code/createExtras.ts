import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  currentCompletions,
} from '@codemirror/autocomplete';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { type Extension, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';
import type { SourceFiles } from '@griffel-site/engine';
import type { Fix } from '../../problems/Problem.ts';
import { problemHover, problemPopup } from '../problems/problemPopup.ts';
import { completeStyles, renderSwatch } from '../suggestions/completeStyles.ts';
import { completeTypes, type TypeOption } from '../suggestions/completeTypes.ts';
import type { TypeAccess } from '../suggestions/createTypeAccess.ts';
import { typeAtCursor, typeHover } from '../suggestions/typeAtCursor.ts';

export interface ExtrasOptions {
  types: TypeAccess;
  /** The texts of all files. */
  files: () => SourceFiles;
  onFix: (fix: Fix) => void;
}

/**
 * Right after typing, a list may be about to open. Escape cancels it and also does what it does without a
 * list: Tab leaves the editor.
 */
const dropPending: Command = (view) => {
  if (currentCompletions(view.state).length === 0) closeCompletion(view);
  return false;
};

/**
 * What the editor needs only for writing: suggestions, search, closing brackets, and problems with their fixes.
 */
export function createExtras({ types, files, onFix }: ExtrasOptions): Extension {
  return [
    closeBrackets(),
    search({ top: true }),
    highlightSelectionMatches(),
    // Before the keys of the next extension.
    Prec.highest(keymap.of([{ key: 'Escape', run: dropPending }])),
    autocompletion({
      override: [completeStyles(files), completeTypes(types)],
      icons: false,
      addToOptions: [{ render: renderSwatch, position: 20 }],
      optionClass: (option: TypeOption) => (option.deprecated ? 'cm-deprecated' : ''),
    }),
    problemPopup(onFix),
    problemHover(onFix),
    typeHover(types),
    Prec.high(typeAtCursor(types)),
    Prec.high(
      keymap.of([{ key: 'Tab', run: acceptCompletion }, ...closeBracketsKeymap, ...searchKeymap]),
    ),
  ];
}
