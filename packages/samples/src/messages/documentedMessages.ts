import fs from 'node:fs';
import path from 'node:path';
import { readPageSections } from '../page-text/readPageSections.ts';
import { listPages } from '../pages/listPages.ts';
import { collectMessages, HOLE } from './collectMessages.ts';

/** A message and the pages that mention it. */
interface DocumentedMessage extends RequiredMessage {
  /** The files, relative to the repository; empty if no page mentions it. */
  pages: string[];
}

/**
 * Lists the messages that must be on a page, and looks for them in the documentation: in prose, in
 * code, and in the expectations of samples. Inserted values may be anything.
 *
 * @param root - the folder of the repository
 */
export function listDocumentedMessages(root: string): DocumentedMessage[] {
  const messages = listRequiredMessages(root);
  const pages = listPages(root).map((page) => {
    const file = path.join(root, page);
    const sections = readPageSections(fs.readFileSync(file, 'utf8'), {
      path: file,
      examples: path.join(root, 'examples'),
    });
    const parts = sections.flatMap(({ text, code, messages: quoted }) => [text, code, ...quoted]);
    return { page, parts };
  });
  return messages.map((message) => {
    const pattern = createMessagePattern(message.headline);
    const found = pages.filter(({ parts }) => parts.some((part) => pattern.test(part)));
    return { ...message, pages: found.map(({ page }) => page) };
  });
}

/**
 * Finds inline code that is almost a message: it has most of its words, but not all, or in another order. So a
 * copy that has a mistake, or that is of an older version, is found even if another page has the right one.
 *
 * @param quoted the inline code of a page
 * @param headlines of messages
 * @returns the quoted texts, each with the message
 */
export function findMisquotes(
  quoted: readonly string[],
  headlines: readonly string[],
): [quoted: string, headline: string][] {
  const split = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return quoted.flatMap((text) => {
    const words = split(text);
    const isPart = (headline: string) =>
      createMessagePattern(headline).test(text) ||
      ` ${split(headline).join(' ')} `.includes(` ${words.join(' ')} `);
    if (words.length < FEWEST_WORDS_OF_QUOTE || headlines.some(isPart)) return [];
    const almost = headlines.find((headline) => {
      const others = split(headline);
      const shared = words.filter((word) => others.includes(word)).length;
      return shared / Math.max(words.length, others.length) >= ALMOST;
    });
    return almost === undefined ? [] : [[text, almost]];
  });
}

/** Shorter texts are too similar to each other. */
const FEWEST_WORDS_OF_QUOTE = 4;

/** The share of words that a misquote and its message have in common. */
const ALMOST = 0.7;

/** A message that users encounter, so it must be on a page. */
interface RequiredMessage {
  /** The package that prints it. */
  from: string;
  /** Where it is in the package, or what causes it. */
  place: string;
  /** The line that identifies it, with `…` for inserted values. */
  headline: string;
}

/** Messages that users never encounter, and why. */
export const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  [
    'toMatchFormattedInlineSnapshot: unsupported value type "…"',
    'a matcher of the tests of @griffel/core, which it does not export',
  ],
]);

/**
 * Messages of packages that are not installed here. Those of the Vite plugin were produced in Vite 8
 * with `@griffel/vite-plugin` 0.1.16, which prints none of its own: they come from `@wyw-in-js/transform`.
 * `top-level-styles` of the ESLint plugin is missing, because the plugin does not register that rule.
 */
const OTHERS: Readonly<Record<string, readonly [headline: string, cause: string][]>> = {
  '@wyw-in-js/transform': [
    [
      `The expression evaluated to '…', which is probably a mistake. If you want it to be inserted into CSS, explicitly cast or transform the value to a string, e.g. - 'String(…`,
      'undefined in an object of literals',
    ],
    [
      'This identifier cannot be used in the template, because it is a function parameter.',
      'a parameter in a style',
    ],
    [`Cannot destructure property 'ex' of 'callParam[1]' as it is undefined.`, 'no argument'],
    [
      'Unable to import "…". Importing Node builtins is not supported in the sandbox.',
      'a style that needs a module of Node',
    ],
    [
      '[wyw-in-js] … has a module-resolver plugin in its babelrc, but it is not present in the babelOptions for the wyw-in-js plugin.',
      'a .babelrc with babel-plugin-module-resolver',
    ],
  ],
  '@griffel/tag-processor': [
    ['Cannot convert undefined or null to object', 'null as a value'],
    ['ruleValue.indexOf is not a function', 'false as a value'],
  ],
  'node of the Vite plugin': [
    [`EvalError: Cannot find module '…'`, 'an import of a missing file'],
    ['EvalError: Cannot read properties of undefined', 'top-level code that reads the DOM'],
  ],
  '@babel/parser': [
    ['Missing initializer in const declaration', 'a type annotation, and no TypeScript preset'],
    ['Unexpected token', 'other syntax of TypeScript, and no preset'],
  ],
  typescript: [
    [`Type 'string' is not assignable to type 'GriffelStyle'.`, 'a slot that is a string'],
    [`Type 'string' is not assignable to type 'undefined'.`, 'an unsupported shorthand'],
    ['This expression is not callable', 'the Vite plugin with module "nodenext"'],
  ],
  '@griffel/eslint-plugin': [
    ['`makeStyles` returns a hook. Hooks must start with the prefix `use`', 'hook-naming'],
    ['Use CSS shorthand property instead of the shorthand function.', 'no-deprecated-shorthands'],
    [
      'Each shorthand value must be passed as a separate argument, not a space-separated string.',
      'no-invalid-shorthand-argument',
    ],
    ['Usage of shorthands is prohibited', 'no-shorthands'],
    ['Pseudo elements must start with two colons (::)', 'pseudo-element-naming'],
    [
      'Styles created from `makeStyles` should be defined in a .styles.ts file so they can be extracted into static CSS',
      'styles-file',
    ],
  ],
};

/**
 * Lists the messages that must be on a page: those that the installed `@griffel` packages can print or throw,
 * and those of related tools.
 *
 * @param root - the folder of the repository
 */
function listRequiredMessages(root: string): RequiredMessage[] {
  const scope = path.join(root, 'node_modules/@griffel');
  const own = fs.readdirSync(scope).flatMap((name) =>
    collectMessages(path.join(scope, name)).map(({ text, place }) => ({
      from: `@griffel/${name}`,
      place,
      headline: readHeadline(text),
    })),
  );
  const others = Object.entries(OTHERS).flatMap(([from, messages]) =>
    messages.map(([headline, place]) => ({ from, place, headline })),
  );
  const headlines = new Set<string>();
  return [...own, ...others].filter(({ headline }) => {
    const isNew = !EXCEPTIONS.has(headline) && !headlines.has(headline);
    headlines.add(headline);
    return isNew;
  });
}

/** A line with fewer words is not a sentence, such as the package name `@griffel/core:`. */
const FEWEST_WORDS = 3;

const ADDRESS = /https?:\/\/\S+/g;

/** Some messages end with more closing brackets than they open. */
const UNOPENED = /…[)}\]]{2,}$/;

/**
 * The line that identifies a message: its first sentence, with single spaces. Addresses are treated like
 * inserted values.
 *
 * `@griffel/core: \n\n Two "a" found.\nSee the docs.` gives `Two "a" found.`
 */
export function readHeadline(message: string): string {
  const lines = message.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const isSentence = (line: string) =>
    (line.replaceAll(HOLE, '').match(/\p{L}{2,}/gu) ?? []).length >= FEWEST_WORDS;
  const line = lines.find(isSentence) ?? lines.find((one) => one !== '') ?? '';
  return line.replace(ADDRESS, HOLE).replace(UNOPENED, HOLE);
}

/** Matches a message in a text: its words in order, with up to 200 characters for each inserted value. */
export function createMessagePattern(headline: string): RegExp {
  const parts = headline.split(HOLE).map((part) =>
    part
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s+'),
  );
  return new RegExp(parts.join('[\\s\\S]{0,200}?'));
}
