import {
  autoCloseTags,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import type { LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tagHighlighter, tags as t } from '@lezer/highlight';

/**
 * Gives code the classes that the site's themes of code are written for (Prism's), so that the same
 * stylesheets color the editor and the samples of the docs.
 */
export const codeHighlighter = tagHighlighter([
  { tag: t.comment, class: 'token comment' },
  { tag: [t.keyword, t.modifier, t.self, t.null, t.atom], class: 'token keyword' },
  { tag: t.bool, class: 'token boolean' },
  { tag: t.number, class: 'token number' },
  { tag: [t.string, t.escape], class: 'token string' },
  { tag: t.regexp, class: 'token regex' },
  { tag: t.meta, class: 'token operator' },
  // In JSX, names and signs are of a tag. A name that is not the browser's is a component's.
  { tag: [t.tagName], class: 'token class-name' },
  { tag: t.standard(t.tagName), class: 'token tag' },
  { tag: t.attributeName, class: 'token attr-name' },
  { tag: t.attributeValue, class: 'token attr-value' },
  { tag: [t.className, t.typeName, t.namespace], class: 'token class-name' },
  { tag: t.definition(t.propertyName), class: 'token property' },
  { tag: [t.function(t.variableName), t.function(t.propertyName)], class: 'token function' },
  {
    tag: [t.operator, t.definitionOperator, t.punctuation, t.function(t.punctuation)],
    class: 'token operator',
  },
  // Keywords that are operators are told from signs above.
  { tag: t.operatorKeyword, class: 'token keyword' },
  { tag: [t.derefOperator, t.separator, t.bracket], class: 'token punctuation' },
]);

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
