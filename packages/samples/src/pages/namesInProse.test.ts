import fs from 'node:fs';
import path from 'node:path';
import type { Code, InlineCode } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { AT_RULES, findUnknownPseudos } from '../verify/data/verifyCSS.ts';
import { isKnownElement } from '../verify/data/verifyHTML.ts';
import { readKnownPackages } from '../verify/shell/readKnownPackages.ts';
import { verifyShell } from '../verify/shell/verifyShell.ts';
import { listPages } from './listPages.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Sources of words that code in prose may use. */
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
    'recommended hook-naming no-deprecated-shorthands no-invalid-shorthand-argument no-shorthands pseudo-element-naming styles-file top-level-styles',
  Node: 'Readable ERR_MODULE_NOT_FOUND PassThrough existsSync fromWeb statSync toWeb',
  'npm, TypeScript, Jest':
    'ls jest-environment-jsdom resolutions nodenext react_1 --legacy-peer-deps TS2349 testEnvironment @testing-library/jest-dom toHaveStyle',
  'Vite, Babel and their messages':
    'create-vite storybook @storybook/react-vite assetsInlineLimit PROD noExternal no-inline VITE_ACCENT @rollup/plugin-babel babelHelpers bundled module-resolver useESModules _nodeFs callParam',
  'webpack, Rspack, Next.js':
    'extensionAlias contenthash ignoreOrder realContentHash style-loader lightningcss-loader HtmlRspackPlugin HtmlWebpackPlugin @storybook/react-webpack5 webpackFinal singleton CommonJs cacheComponents turbopack @tailwindcss/postcss _resolveContext_stack',
  Astro: '@astrojs/react',
  'Content security policies': 'style-src-attr unsafe-eval unsafe-inline sha256-47DEQpj8HBSa TImW',
  Tailwind: 'md bg-sky-500 --color-sky-500 gap-2 group-hover p-4 peer-focus twMerge',
  Radix: 'asChild',
  'styled-components, Emotion': 'ThemeProvider createCache createGlobalStyle StyleSheetManager',
  'Panda CSS, Chakra UI': 'cva sva _hover',
  'StyleX, vanilla-extract':
    'stylex firstThatWorks defineVars createTheme recipe styleVariants createVar assignInlineVars globalFontFace globalStyle',
  'CSS Modules': 'composes',
  'JSS, Material UI, Fluent UI':
    'FluentProvider colorBrandForeground1 $label withStyles @mui/styles StyledEngineProvider injectFirst Mui-disabled mergeStyles mergeStyleSets themePrimary',
  'Examples in a sentence':
    '--medium unstable_ Sans acme-tokens bench griffelLoader svg$ bySize arrow-right data-testid save-button $0 ___12kts0y',
  'Words of messages':
    'Applying Attempted Conflicting didn Entrypoint ERESOLVE Importing Invalid Missing Pseudo Requires Specified Unable Unexpected cast colons dependency destructure hydrated initializer nonce- prohibited',
};

/** Words of code, with their hyphens and their scope: `padding`, `data-testid`, `--save-dev`, `@griffel/core`. */
function listNames(text: string): string[] {
  return text.match(/@[\w-]+\/[\w-]+|(?<![\p{L}\d])(?:--)?[\p{L}_$][\p{L}\d_$-]*/gu) ?? [];
}

/**
 * Whether another test verifies the names in a fence: TypeScript, the examples or the list of commands. No type
 * describes the options in the configuration of a tool.
 */
function isVerified({ lang, meta }: Code): boolean {
  const { kind, title = '' } = parseFenceMeta(lang, meta ?? '');
  return kind !== 'other' && !/\.config\.\w+$/.test(title);
}

/** The code of a fence, and its words. */
function printFence(node: Code | InlineCode): string {
  return `${node.value} ${('meta' in node && node.meta) || ''}`;
}

function readNames(): Set<string> {
  const { versions, scripts } = KNOWN_PACKAGES;
  const texts = SOURCES.flatMap(([folder, files]) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => files.test(file) && !file.includes('node_modules/'))
      .map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8')),
  );
  const fences = PAGES.flatMap(({ nodes }) => nodes)
    .filter((node) => node.type === 'code' && isVerified(node))
    .map(printFence);
  return new Set([...texts, ...fences, ...versions.keys(), ...scripts.keys()].flatMap(listNames));
}

const KNOWN_PACKAGES = readKnownPackages(ROOT);

const PAGES = listPages(ROOT).map((page) => {
  const nodes: (Code | InlineCode)[] = [];
  const tree = fromMarkdown(fs.readFileSync(path.join(ROOT, page), 'utf8'), {
    extensions: [LIKE_MDX],
  });
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') nodes.push(node);
  });
  return { page, nodes };
});

it('code in prose, and the configuration of tools, name nothing that does not exist', () => {
  const known = readNames();
  const others = Object.values(ELSEWHERE).flatMap((names) => names.split(' '));
  const unknown = PAGES.flatMap(({ page, nodes }) =>
    nodes
      .filter((node) => node.type === 'inlineCode' || !isVerified(node))
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

/** Names with the syntax of CSS that Griffel, its tools or other libraries have. */
const NOT_CSS = [...[':global', '@griffel', '@noflip'], ...['@apply', '@global', '@theme']];

/** Pseudo-classes, pseudo-elements, at-rules and elements in a text that do not exist. */
function findUnknownSyntax(text: string): string[] {
  const list = (pattern: RegExp) => text.match(pattern) ?? [];
  return [
    ...list(/(?<![\w:/-])::?[a-z][a-z-]*/g).filter((one) => findUnknownPseudos(one).length > 0),
    ...list(/@[a-z-]+(?![\w/-])/g).filter((one) => !AT_RULES.includes(one.slice(1))),
    ...list(/(?<=<\/?)[a-z]\w*(?![\w:.-])/g).filter((one) => !isKnownElement(one)),
  ];
}

it('finds unknown pseudo-classes, at-rules and elements', () => {
  expect(findUnknownSyntax("':hovr', '&::befor', @medai, <stile>, </hed>, </griffel.css>")).toEqual(
    [...[':hovr', '::befor', '@medai', 'stile', 'hed']],
  );
  expect(findUnknownSyntax("':hover', @media, <style>, @babel/core@7, node:fs, md:")).toEqual([]);
});

it('prose names only pseudo-classes, at-rules and elements that exist', () => {
  const unknown = PAGES.flatMap(({ page, nodes }) =>
    nodes
      .filter((node) => node.type === 'inlineCode')
      .flatMap(({ value, position }) =>
        findUnknownSyntax(value)
          .filter((name) => !NOT_CSS.includes(name))
          .map((name) => `${page}:${String(position?.start.line)} ${name}`),
      ),
  );
  expect(unknown, 'Correct the name, or add it to NOT_CSS.').toEqual([]);
});

/** The inline code of all pages that matches a pattern, and its page and line. */
function listInlineCode(pattern: RegExp) {
  return PAGES.flatMap(({ page, nodes }) =>
    nodes.flatMap(({ type, value, position }) =>
      type === 'inlineCode' && pattern.test(value)
        ? { page, nodes, value, place: `${page}:${String(position?.start.line)}` }
        : [],
    ),
  );
}

/** Commands that no fence has: those of this repository, and those that were tried by hand. */
const OTHER_COMMANDS = ['npm ls @griffel/react', 'npm run bench:styles', 'npx vitest'];

it('commands in prose are like those of shell fences', () => {
  const faults = listInlineCode(/^(?:npm|npx) (?!error)/)
    .filter(({ value }) => !OTHER_COMMANDS.includes(value))
    .flatMap(({ value, place }) =>
      verifyShell(value, KNOWN_PACKAGES).map(({ message }) => `${place} ${message}`),
    );
  expect(faults, 'If you have tried the command, add it to OTHER_COMMANDS.').toEqual([]);
});

it('classes and colors in prose are those of samples on the same page', () => {
  const faults = listInlineCode(
    /^(?:f(?=\w*\d)[0-9a-z]{6,7}|___[0-9a-z]{7}(?:_\w+)?|#[0-9a-f]{6})$/,
  )
    .filter(({ page, nodes, value }) => {
      const outputs = path.join(ROOT, 'packages/samples/outputs', page.replace(/x$/, ''));
      const texts = [
        ...nodes.filter(({ type }) => type === 'code').map(printFence),
        fs.existsSync(outputs) ? fs.readFileSync(outputs, 'utf8') : '',
      ];
      return !texts.some((text) => text.includes(value));
    })
    .map(({ value, place }) => `${place} ${value}`);
  expect(faults, 'Copy it from the outputs of the page.').toEqual([]);
});

/** Files that builds write, or that readers have. */
const OTHER_FILES =
  './tokens.js dist/main.js .next/server/app/index.html .storybook/preview.tsx app/root.tsx src/server.tsx'.split(
    ' ',
  );

it('files in prose, with their folders, are on a page or in an example', () => {
  const files = PAGES.flatMap(({ nodes }) => nodes)
    .filter((node) => node.type === 'code')
    .flatMap(
      (node) => /(?:title|quote)="([^"#]+)/g.exec(('meta' in node && node.meta) || '')?.[1] ?? [],
    );
  const examples = fs.readdirSync(path.join(ROOT, 'examples'), {
    recursive: true,
    encoding: 'utf8',
  });
  const faults = listInlineCode(
    /^[\w.[\]-]+(?:\/[\w.[\]-]+)*\/[\w.[\]-]+\.(?:[mc]?[jt]sx?|css|html|json)$/,
  )
    .filter(({ value }) => !OTHER_FILES.includes(value))
    .filter(
      ({ value }) => ![...files, ...examples].some((file) => `/${file}`.endsWith(`/${value}`)),
    )
    .map(({ value, place }) => `${place} ${value}`);
  expect(faults, 'Correct the path, or add it to OTHER_FILES.').toEqual([]);
});
