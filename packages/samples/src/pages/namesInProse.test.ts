import fs from 'node:fs';
import path from 'node:path';
import type { Code, InlineCode } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { readKnownPackages } from '../verify/shell/readKnownPackages.ts';
import { listPages } from './listPages.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Sources of names that prose may use. Names in fences are verified in other ways. */
const SOURCES: readonly [folder: string, files: RegExp][] = [
  ['node_modules/@griffel', /\.(?:d\.ts|js|cjs|mjs|json)$/],
  ['node_modules/@types/react', /\.d\.ts$/],
  ['node_modules/@types/react-dom', /\.d\.ts$/],
  ['node_modules/csstype', /\.d\.ts$/],
  ['node_modules/typescript/lib', /^lib\.(?:dom|es\w+)\.d\.ts$/],
  ['examples', /\.(?:tsx?|m?js|cjs|json|html|css)$/],
  ['packages/samples/outputs', /\.md$/],
];

/** External names, by their origin. The tests cannot look them up, so verify them yourself. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Packages that are not on npm, as the docs say':
    '@griffel/devtools @griffel/next-extraction-plugin @griffel/next-plugin @griffel/postcss-syntax @griffel/transform @griffel/webpack-plugin',
  'The ESLint plugin, its rules, and ESLint':
    '@griffel/eslint-plugin @griffel/no-shorthands hook-naming no-deprecated-shorthands no-invalid-shorthand-argument no-shorthands pseudo-element-naming styles-file top-level-styles languageOptions',
  Node: 'ERR_MODULE_NOT_FOUND PassThrough existsSync statSync toWeb',
  'npm, TypeScript, Jest':
    '--legacy-peer-deps TS2349 testEnvironment @testing-library/jest-dom toHaveStyle',
  'Vite, Babel and their messages':
    'create-vite @storybook/react-vite noExternal no-inline VITE_ACCENT @rollup/plugin-babel module-resolver useESModules _nodeFs callParam',
  'webpack, Rspack, Next.js':
    'extensionAlias realContentHash style-loader lightningcss-loader HtmlRspackPlugin CommonJs cacheComponents _resolveContext_stack',
  'TanStack Start, Astro':
    '@tanstack/react-router @tanstack/react-start createRouter createStartHandler defineHandlerCallback renderRouterToStream StartClient StartServer @astrojs/react',
  'Content security policies': 'unsafe-eval unsafe-inline sha256-47DEQpj8HBSa TImW',
  Tailwind: 'bg-sky-500 --color-sky-500 gap-2 group-hover p-4 peer-focus twMerge',
  'styled-components, Emotion': 'ThemeProvider createCache createGlobalStyle StyleSheetManager',
  'StyleX, vanilla-extract':
    'defineVars createTheme styleVariants createVar assignInlineVars globalFontFace globalStyle',
  'JSS, Material UI, Fluent UI 8':
    'withStyles Mui-disabled mergeStyles mergeStyleSets themePrimary',
  'Examples in a sentence': 'bySize arrow-right data-testid save-button $0 ___12kts0y',
};

/**
 * Words that can only be names: scoped packages, flags, and with a capital letter, a digit, `_` or `-`
 * inside.
 */
function listNames(text: string): string[] {
  const words = text.match(/@[\w-]+\/[\w-]+|(?<![\p{L}\d])(?:--)?[\p{L}_$][\p{L}\d_$-]*/gu) ?? [];
  return words.filter((word) => /^(?:@|--)|\p{Ll}\p{Lu}|[_\d]|.-./u.test(word));
}

function readNames(): Set<string> {
  const { versions, scripts } = readKnownPackages(ROOT);
  const texts = SOURCES.flatMap(([folder, files]) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => files.test(file) && !file.includes('node_modules/'))
      .map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8')),
  );
  const fences = PAGES.flatMap(({ nodes }) => nodes)
    .filter((node) => node.type === 'code')
    .map(({ value, meta }) => `${value} ${meta ?? ''}`);
  return new Set([...texts, ...fences, ...versions.keys(), ...scripts].flatMap(listNames));
}

const PAGES = listPages(ROOT).map((page) => {
  const nodes: (Code | InlineCode)[] = [];
  visit(fromMarkdown(fs.readFileSync(path.join(ROOT, page), 'utf8')), (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') nodes.push(node);
  });
  return { page, nodes };
});

it('prose names nothing that does not exist', () => {
  const known = readNames();
  const others = Object.values(ELSEWHERE).flatMap((names) => names.split(' '));
  const unknown = PAGES.flatMap(({ page, nodes }) =>
    nodes
      .filter((node) => node.type === 'inlineCode')
      .flatMap(({ value, position }) =>
        listNames(value)
          .filter((name) => !known.has(name))
          .map((name) => ({ name, place: `${page}:${String(position?.start.line)}` })),
      ),
  );
  const strange = unknown.filter(({ name }) => !others.includes(name));
  expect(
    strange.map(({ name, place }) => `${place} ${name}`),
    'Correct the name. If another library or tool has it, add it to ELSEWHERE.',
  ).toEqual([]);
  const superfluous = others.filter((one) => !unknown.some(({ name }) => name === one));
  expect(superfluous, 'Remove these names from ELSEWHERE').toEqual([]);
});
