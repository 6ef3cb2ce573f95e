import {
  autoCloseTags,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';

/**
 * The language that a file's name says: its parser, its indentation and comments, and tags that close
 * themselves. JSX may stand in `.js`, too.
 */
export function createLanguage(file: string): Extension {
  if (file.endsWith('.ts')) return typescriptLanguage;
  return [file.endsWith('.tsx') ? tsxLanguage : jsxLanguage, autoCloseTags];
}
