import { jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import type { LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tagHighlighter, tags as t } from '@lezer/highlight';
import { closeTags } from './closeTags.ts';

/**
 * Gives code Prism's classes, so that the site's code themes color the editor as they color the samples of
 * the docs.
 */
export const codeHighlighter = tagHighlighter([
  { tag: t.comment, class: 'token comment' },
  { tag: [t.keyword, t.modifier, t.self, t.null, t.atom], class: 'token keyword' },
  { tag: t.bool, class: 'token boolean' },
  { tag: t.number, class: 'token number' },
  { tag: [t.string, t.escape], class: 'token string' },
  { tag: t.regexp, class: 'token regex' },
  { tag: t.meta, class: 'token operator' },
  // In JSX: a tag name that is not one of HTML is the name of a component.
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
  // Operators that are keywords, such as `typeof`.
  { tag: t.operatorKeyword, class: 'token keyword' },
  { tag: [t.derefOperator, t.separator, t.bracket], class: 'token punctuation' },
]);

/** Finds the language of a file by its name. `.js` may contain JSX, too. */
export function findLanguage(file: string): LRLanguage {
  if (file.endsWith('.ts')) return typescriptLanguage;
  return file.endsWith('.tsx') ? tsxLanguage : jsxLanguage;
}

/** The editor's language support for a file: parser, indentation, comments, and closing tags. */
export function createLanguage(file: string): Extension {
  const language = findLanguage(file);
  return language === typescriptLanguage ? language : [language, closeTags(language)];
}
