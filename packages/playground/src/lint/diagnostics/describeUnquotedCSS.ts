import { lineRange, type SourceRange } from '@griffel-site/engine';
import { camelize, hyphenate } from '@griffel-site/engine/propertyNames';
import type { Problem } from '../../problems/Problem.ts';
import { createFix, NUMBER, quote, STRING, writeKey } from '../propertySource.ts';
import { CSS_PROPERTIES } from '../vocabulary/cssWords.ts';

/** A key that needs quotes, up to the `{` of its block: `&:hover: {`, `@media (width > 1px) {`. */
const SELECTOR = /^(\s*)([&:@>~+.#*[][^'"`{};]*?)\s*:?\s*\{/;

const DECLARATION = /^\s*(--[\w-]+|-?[a-z][a-z-]*)\s*:\s*(.+?)\s*$/i;

/** What CSS writes without quotes, such as `1px solid rgba(0, 0, 0, 50%)`. */
const BARE_VALUE = /^[\w\s#%.,()/!+*-]+$/;

/** A file that begins with a rule, up to the end of its first declaration, or to the rule in it. */
const SHEET =
  /^\s*(?:\/\*[^]*?\*\/\s*)*[^\s'"`{}();=/<][^'"`{};=]*\{\s*(?:[-\w]+\s*:[^'"`{};]*[;}]|[^'"`{};=]*\{)/;

const CSS_MESSAGE = 'This is CSS, but a style object is JavaScript';

/** Longer lines were hardly typed, and the patterns would take long. */
const MAX_LENGTH = 500;

/** The part of a file in which its first rule is looked for. */
const MAX_SHEET = 2000;

/** From where a declaration may begin, and where it may end, the longest reading first. */
const STARTS = [/[^{;]*$/, /[^{;,]*$/];
const ENDS = [/[};]|$/, /[};,]|$/];

/**
 * Recognizes CSS that was written or pasted into an object, and says how JavaScript writes it. Parsers
 * only name the token that they had expected.
 *
 * @param at where the parser failed: 1-based line and column
 * @returns undefined if the line does not look like CSS
 * @example
 * // background-color: #fff;  ->  backgroundColor: '#fff',
 * // &:hover: {               ->  '&:hover': {
 */
export function describeUnquotedCSS(
  code: string,
  { file, line, column }: { file: string; line: number; column: number },
): Pick<Problem, 'from' | 'to' | 'message' | 'remedy' | 'fixes'> | undefined {
  const { from: start, to: stop } = lineRange(code, line) ?? { from: 0, to: 0 };
  const text = code.slice(start, stop);
  if (text.length > MAX_LENGTH) return undefined;
  const rangeOf = (from: number, to: number): SourceRange => ({
    file,
    from: start + from,
    to: start + to,
  });

  // It compiles up to the failure, so a rule that contains it is no code.
  const [sheet] = SHEET.exec(code.slice(0, MAX_SHEET)) ?? [];
  if (sheet !== undefined && start + column <= sheet.length) {
    return {
      from: start + column - 1,
      to: stop,
      message: CSS_MESSAGE,
      remedy: 'To convert it, use “Convert CSS” in the menu “More”.',
    };
  }

  const [head, indentation = '', selector = ''] = SELECTOR.exec(text) ?? [];
  if (head !== undefined && column <= head.length) {
    const range = rangeOf(indentation.length, head.length);
    const written = `${quote(selector)}: {`;
    return {
      from: range.from,
      to: range.from + selector.length,
      message: `${selector.startsWith('@') ? 'An at-rule' : 'A selector'} is a string in a style object`,
      remedy: `Write ${written}`,
      fixes: [createFix(`Write ${written}`, range, written)],
    };
  }

  const [before, after] = [text.slice(0, column - 1), text.slice(column - 1)];
  for (const begin of STARTS) {
    for (const end of ENDS) {
      const from = before.search(begin);
      const to = before.length + after.search(end);
      const css = text.slice(from, to);
      const written = toJavaScript(css);
      if (written === undefined) continue;
      const isEnded = text[to] === ';' || to === text.length;
      const range = rangeOf(
        to - css.trimStart().length,
        text[to] === ';' ? to + 1 : from + css.trimEnd().length,
      );
      return {
        from: range.from,
        to: range.to,
        message: CSS_MESSAGE,
        remedy: `Write ${written}. To convert whole rules, use “Convert CSS” in the menu “More”.`,
        fixes: [createFix(`Write ${written}`, range, isEnded ? `${written},` : written)],
      };
    }
  }
  return undefined;
}

/** Writes a declaration of CSS as a property; undefined if it is none, or is valid as it is. */
function toJavaScript(text: string): string | undefined {
  const [, name = '', ending = ''] = DECLARATION.exec(text) ?? [];
  const value = ending.replace(/\s*,$/, '');
  const isKnown = name.startsWith('-') || CSS_PROPERTIES.includes(hyphenate(name));
  const isCode = STRING.test(value) || NUMBER.test(value);
  if (!isKnown || !(isCode || isBare(name, value))) return undefined;
  const written = `${writeKey(camelize(name))}: ${isCode ? value : quote(value)}`;
  return written === text.trim().replace(/\s*,$/, '') ? undefined : written;
}

/** Whether it is a value without quotes, and no expression, such as `theme.size`, `twice(4)` or, in camel case, `size`. */
function isBare(name: string, value: string): boolean {
  const isExpression = /^[a-z_$][\w$.]*(?:\([\w$.,\s-]*\))?$/i.test(value);
  const hasUnit = /(?:^|[^\w$])[\d.]+(?:[a-z]+|%)/i.test(value);
  const isBalanced = value.split('(').length === value.split(')').length;
  const isWord = name.includes('-') && /^[\w-]+$/.test(value);
  return BARE_VALUE.test(value) && isBalanced && (hasUnit || isWord || !isExpression);
}
