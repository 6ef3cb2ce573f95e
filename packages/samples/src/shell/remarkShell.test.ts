import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { remarkCodeBlocks } from '../code-blocks/remarkCodeBlocks.ts';
import { catchError, printJSXElements, runRemarkPlugin } from '../testing/fixtures.ts';
import { convertCommands, remarkShell } from './remarkShell.ts';

function writeFence(language: string, ...lines: string[]): string {
  return ['Text.', '', `\`\`\`${language}`, ...lines, '```', ''].join('\n');
}

describe('remarkShell', () => {
  it('replaces a fence with one for each package manager', () => {
    const markdown = writeFence('shell {3}', '# Once', 'npm install a', 'npx a --b');
    const element = runRemarkPlugin(remarkShell(), markdown).children[1] as MdxJsxFlowElement;

    expect(element).toMatchObject({ type: 'mdxJsxFlowElement', name: 'ShellBlock' });
    expect(element.position?.start.line).toBe(3);
    expect(element.children.map((child) => (child as Code).value)).toEqual([
      '# Once\nnpm install a\nnpx a --b',
      '# Once\npnpm add a\npnpm exec a --b',
      '# Once\nyarn add a\nyarn a --b',
      '# Once\nbun add a\nbunx a --b',
    ]);
    for (const child of element.children) {
      expect(child).toMatchObject({ type: 'code', lang: 'shell', meta: '{3}' });
    }
  });

  it('does not change fences that remarkCodeBlocks highlights', () => {
    const tree = runRemarkPlugin(
      (root, file) => {
        remarkShell()(root, file);
        remarkCodeBlocks()(root, file);
      },
      writeFence('shell', 'npm install a'),
    );

    const printed = printJSXElements(tree);
    expect(printed.match(/^<\w+/gm)).toEqual([
      '<ShellBlock',
      '<CodeBlock',
      '<CodeBlock',
      '<CodeBlock',
      '<CodeBlock',
    ]);
    expect(printed).toContain('yarn');
  });

  it.each([
    ['commands that all have alike', writeFence('shell', 'npm view a version', '# npm install a')],
    ['other languages', writeFence('json', '{ "npm install": "a" }')],
  ])('keeps %s', (_name, markdown) => {
    const { children } = runRemarkPlugin(remarkShell(), markdown);

    expect(children[1]).toMatchObject({ type: 'code' });
  });

  it('rejects a title', () => {
    const markdown = writeFence('shell title="Terminal"', 'npm install a');

    expect(catchError(() => runRemarkPlugin(remarkShell(), markdown)).message).toBe(
      'docs/page.mdx:3: A shell fence cannot have title="Terminal". That belongs on a sample (ts, tsx), a fence with signature="…", a fence with quote="…", a fence of another language (json, css, html). This fence can have showLineNumbers, {1,3-5}.',
    );
  });
});

describe('convertCommands', () => {
  // All but those that create a project have been run by pnpm 9, Yarn 1.22 and Bun 1.4.
  it.each([
    ['npm install', 'pnpm install', 'yarn install', 'bun install'],
    ['npm install a', 'pnpm add a', 'yarn add a', 'bun add a'],
    ['npm i a @b/c@7', 'pnpm add a @b/c@7', 'yarn add a @b/c@7', 'bun add a @b/c@7'],
    ['npm add a', 'pnpm add a', 'yarn add a', 'bun add a'],
    ['npm install --save-dev a', 'pnpm add --save-dev a', 'yarn add --dev a', 'bun add --dev a'],
    ['npm i -D a', 'pnpm add -D a', 'yarn add --dev a', 'bun add --dev a'],
    [
      'npm install --save-exact a',
      'pnpm add --save-exact a',
      'yarn add --exact a',
      'bun add --exact a',
    ],
    [
      'npm ci',
      'pnpm install --frozen-lockfile',
      'yarn install --frozen-lockfile',
      'bun install --frozen-lockfile',
    ],
    ['npm test', 'pnpm test', 'yarn test', 'bun run test'],
    ['npm start', 'pnpm start', 'yarn start', 'bun start'],
    ['npm run build', 'pnpm run build', 'yarn build', 'bun run build'],
    [
      'npm run build -- --watch',
      'pnpm run build --watch',
      'yarn build --watch',
      'bun run build --watch',
    ],
    [
      'npx webpack --mode production',
      'pnpm exec webpack --mode production',
      'yarn webpack --mode production',
      'bunx webpack --mode production',
    ],
    [
      'npx create-next-app app',
      'pnpm create next-app app',
      'yarn create next-app app',
      'bunx create-next-app app',
    ],
    [
      'npm create vite@latest app',
      'pnpm create vite app',
      'yarn create vite app',
      'bunx create-vite app',
    ],
  ])('writes %s', (npm, pnpm, yarn, bun) => {
    expect(convertCommands(npm, 'npm')).toBe(npm);
    expect(convertCommands(npm, 'pnpm')).toBe(pnpm);
    expect(convertCommands(npm, 'yarn')).toBe(yarn);
    expect(convertCommands(npm, 'bun')).toBe(bun);
  });

  it('keeps comments, empty lines and commands that only npm has', () => {
    const code = '# npm install a\n\nnpm view a version\nnpm install a';

    expect(convertCommands(code, 'yarn')).toBe('# npm install a\n\nnpm view a version\nyarn add a');
  });
});
