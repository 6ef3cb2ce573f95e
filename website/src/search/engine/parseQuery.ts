import { findTokens, type Forms, isFiller } from './findTokens';

/** What a query asks for. */
interface Query {
  /** Its words, without those that questions are made of, unless there are no others. */
  words: Forms[];
  /** Neighbors, written as one: `focus visible` may mean `:focus-visible`, `merge classes` the function. */
  compounds: string[];
}

/** Longer ones are no words that a user would look for. */
const MAX_WORDS = 12;

/** Writes all words of a text as one, as compounds are. */
export function joinWords(text: string): string {
  return findTokens(text)
    .map(({ forms: { whole } }) => whole[0])
    .join('');
}

/** Takes a query apart. */
export function parseQuery(written: string): Query {
  const query = replaceOtherNames(written);
  const all = findTokens(query)
    .slice(0, MAX_WORDS)
    .map(({ forms }) => forms);
  const telling = all.filter(({ whole: [word = ''] }) => !isFiller(word));
  const names = all.map(({ whole: [word = ''] }) => word);
  const compounds = [2, 3].flatMap((length) =>
    names
      .slice(0, Math.max(0, names.length - length + 1))
      .map((_, start) => names.slice(start, start + length).join('')),
  );
  return {
    words: telling.length > 0 ? telling : all,
    compounds: [...new Set([...compounds, joinWords(query)])],
  };
}

/**
 * What users call things that pages call otherwise, in small letters, and what pages say. Several
 * words may also be joined by hyphens.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  aot: 'ahead-of-time compilation',
  benchmark: 'performance measured',
  'class name collision': 'two bundles on one page',
  'class name collisions': 'two bundles on one page',
  classnames: 'mergeClasses',
  clsx: 'mergeClasses',
  csp: 'content security policy',
  'conditional classes': 'mergeClasses variants',
  'conditional styles': 'mergeClasses variants',
  'css prop': 'styled function css prop',
  'css reset': 'global resets reset styles',
  'css variables': 'css variables themes values from props',
  'custom properties': 'css variables themes values from props',
  'design tokens': 'typed tokens theme',
  'dynamic styles': 'values from props',
  faq: 'frequently asked questions',
  'first component': 'style a component install',
  fouc: 'flash of unstyled content',
  'getting started': 'install',
  hmr: 'hot reloading',
  'hot module replacement': 'hot reloading',
  'inline style': 'className or style',
  'inline styles': 'className or style',
  'memory leak': 'rules are never removed',
  microfrontend: 'two bundles on one page',
  microfrontends: 'two bundles on one page',
  'mobile first': 'media query order',
  normalize: 'global resets reset styles',
  'not applied': 'my style does not apply',
  'not working': 'my style does not apply',
  'order of rules': 'what the order guarantees',
  'override styles': 'mergeClasses specificity',
  playground: 'try it out',
  preact: 'without react',
  'quick start': 'install',
  quickstart: 'install',
  remix: 'react router',
  'right to left': 'right to left text direction',
  rsc: 'server components',
  sandbox: 'try it out',
  ssr: 'server-side rendering',
  svelte: 'without react',
  'theme provider': 'themes dark mode',
  'two versions': 'two bundles',
  vue: 'without react',
  'web component': 'shadow roots',
  'web components': 'shadow roots',
};

// The longest first, for one may begin like another.
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${Object.keys(OTHER_NAMES)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', '[\\s-]+'))
    .join('|')})(?![\\p{L}\\p{N}_-])`,
  'giu',
);

/** Puts what pages say in the place of other names: `AOT with Vite` is `ahead-of-time compilation with Vite`. */
function replaceOtherNames(query: string): string {
  return query.replace(PATTERN, (name) => {
    const key = name.toLowerCase().replace(/[\s-]+/g, ' ');
    return OTHER_NAMES[key] ?? name;
  });
}
