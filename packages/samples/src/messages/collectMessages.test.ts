import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { collectMessages } from './collectMessages.ts';
import { createMessagePattern, readHeadline } from './documentedMessages.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true });
});

function collect(files: Readonly<Record<string, string>>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  folders.push(folder);
  for (const [name, code] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), code);
  }
  return collectMessages(folder);
}

const collectTexts = (code: string) => collect({ 'a.js': code }).map(({ text }) => text);

describe('collectMessages', () => {
  it.each([
    [
      'console',
      `console.error('two words', e); console.warn(\`has \${n} holes\`);`,
      ['two words', 'has … holes'],
    ],
    ['errors', `throw new TypeError('no ' + name + ' here');`, ['no … here']],
    [
      'lists of lines',
      `throw new Error(['first line', \`\${a} more\`].join(' '));`,
      ['first line … more'],
    ],
    [
      'code frames',
      `throw path.buildCodeFrameError(\`\${kind}() takes one thing\`);`,
      ['…() takes one thing'],
    ],
    ['thrown strings', `throw 'two words';`, ['two words']],
    [
      'constants',
      `const TEXT = 'two words'; function f() { throw new Error(TEXT); }`,
      ['two words'],
    ],
    [
      'functions called at once',
      `const m = (() => { const l = ['two', 'words']; return l.join(' '); })(); console.log(m);`,
      ['two words'],
    ],
    [
      'either of two',
      `console.log(a ? 'two words' : 'three more words');`,
      ['two words', 'three more words'],
    ],
    [
      'rules of ESLint',
      `exports.rule = { meta: { messages: { a: '{{ name }} is wrong here' } } };`,
      ['… is wrong here'],
    ],
    ['calls behind a comma', `(0, log.buildCodeFrameError)('two words');`, ['two words']],
  ])('finds %s', (_, code, expected) => {
    expect(collectTexts(code)).toEqual(expected);
  });

  it.each([
    ['no text', `throw new Error(); throw error; console.log(a, 'x');`],
    [
      'what is not printed',
      `const a = 'two words'; write('two words'); const messages = { a: 'b c' };`,
    ],
    ['what may change', `let text = 'two words'; text = f(); console.log(text);`],
    ['parameters', `const text = 'two words'; function log(text) { console.log(text); }`],
  ])('takes %s for no message', (_, code) => {
    expect(collectTexts(code)).toEqual([]);
  });

  it('follows a function that passes on its arguments', () => {
    const messages = collect({
      'src/log.js': 'export function logIt(...args) { if (dev) console.error(...args); }',
      'src/use.js': `import { logIt } from './log.js';\n\nlogIt('two words');`,
    });
    expect(messages).toEqual([{ text: 'two words', place: path.join('src', 'use.js:3') }]);
  });

  it('lists each message once, and reads neither tests nor dependencies of the package', () => {
    const code = `console.log('two words');`;
    const messages = collect({
      'lib/a.cjs': code,
      'src/a.js': code,
      'src/b.test.js': `console.log('of a test');`,
      'node_modules/b/index.js': `console.log('of a package');`,
    });
    expect(messages).toEqual([{ text: 'two words', place: path.join('src', 'a.js:1') }]);
  });
});

describe('readHeadline', () => {
  it.each([
    ['One sentence.\nAnd more.', 'One sentence.'],
    ['@scope/package: \n\n Two things  were found.\nMore', 'Two things were found.'],
    ['See https://a.test/b for more', 'See … for more'],
    ['Unexpected token', 'Unexpected token'],
  ])('of %j is %j', (message, headline) => {
    expect(readHeadline(message)).toBe(headline);
  });
});

describe('createMessagePattern', () => {
  const pattern = createMessagePattern('Found … of "…" (twice).');

  it('accepts any value, and other line breaks', () => {
    expect(pattern.test('It logs `Found 2 of\n"a: b" (twice).`')).toBe(true);
    expect(pattern.test('Found … of "…" (twice).')).toBe(true);
  });

  it('rejects other words', () => {
    expect(pattern.test('Found 2 in "a" (twice).')).toBe(false);
    expect(pattern.test('Found 2 of "a" (twice)!')).toBe(false);
  });
});
