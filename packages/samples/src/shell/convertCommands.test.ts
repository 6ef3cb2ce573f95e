import { describe, expect, it } from 'vitest';
import { convertCommands } from './convertCommands.ts';

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

  it('keeps comments, empty lines, and what only npm has', () => {
    const code = '# npm install a\n\nnpm view a version\nnpm install a';

    expect(convertCommands(code, 'yarn')).toBe('# npm install a\n\nnpm view a version\nyarn add a');
  });
});
