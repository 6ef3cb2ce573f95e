import {
  autoCloseTags,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import type { LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';

/** The language that a file's name says. There may be JSX in `.js`, too. */
export function findLanguage(file: string): LRLanguage {
  if (file.endsWith('.ts')) return typescriptLanguage;
  return file.endsWith('.tsx') ? tsxLanguage : jsxLanguage;
}

/** A file's language for the editor: its parser, its indentation and comments, and tags that close themselves. */
export function createLanguage(file: string): Extension {
  const language = findLanguage(file);
  return language === typescriptLanguage ? language : [language, autoCloseTags];
}
