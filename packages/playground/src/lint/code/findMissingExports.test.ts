import * as griffel from '@griffel/react';
import { describe, expect, it } from 'vitest';
import { GRIFFEL_EXPORTS } from '../../problems/remedies.ts';
import { applyFix } from '../../testing/applyFix.ts';
import { compileProject } from '../../compile/compileProject.ts';

const use = (clause: string, from = './Card') =>
  `import ${clause} from '${from}';\nexport default () => <Card />;`;

const NONE = { title: '', edits: [] };

const find = (app: string, rest: Readonly<Record<string, string>>) =>
  compileProject({ 'App.tsx': app, ...rest }, 'App.tsx').problems;

describe('findMissingExports', () => {
  it.each([
    ['Card', 'export function Card() {}', '{ Card }'],
    ['{ Card }', 'export default function Card() {}', 'Card'],
    ['{ Card }', 'function Card() {}\nexport default Card;', 'Card'],
    ['{ Card }', 'export default () => null;', 'Card'],
  ])('swaps import %s, where the file has %s', (clause, card, right) => {
    const files = { 'Card.tsx': card };
    const [problem] = find(use(clause), files);
    expect(problem).toMatchObject({
      source: 'syntax',
      file: 'App.tsx',
      line: 1,
      remedy: `Write import ${right} from './Card'.`,
    });
    const fixed = applyFix({ 'App.tsx': use(clause) }, problem?.fixes?.[0] ?? NONE);
    expect(fixed).toEqual({ 'App.tsx': use(right) });
    expect(find(use(right), files)).toEqual([]);
  });

  it.each([
    ['function Card() {}\nexport const other = 1;'],
    ['const Card = () => null;'],
    ['class Card {}'],
  ])('exports what the file only declares: %s', (card) => {
    const files = { 'App.tsx': use('{ Card }'), 'Card.tsx': card };
    const [problem] = compileProject(files, 'App.tsx').problems;
    expect(problem?.message).toBe('Card.tsx does not export "Card"');
    const fixed = applyFix(files, problem?.fixes?.[0] ?? NONE);
    expect(fixed).toEqual({ ...files, 'Card.tsx': `export ${card}` });
    expect(compileProject(fixed, 'App.tsx').problems).toEqual([]);
  });

  it.each([
    ['{ Card }', 'export const one = 1, two = 2;', 'Import what it exports: one, two.'],
    ['Card', 'export const one = 1;', 'Import what it exports: one.'],
    ['{ Card }', 'const one = 1;', 'Write "export" before what other files need.'],
    ['Card, { one }', 'export const one = 1, Card = 2;', `Write import { Card } from './Card'.`],
    [
      '{ one, Card }',
      'export const one = 1;\nexport default 2;',
      `Write import Card from './Card'.`,
    ],
  ])('says what to import instead of %s from %s, without a fix', (clause, card, remedy) => {
    const [problem, ...others] = find(use(clause), { 'Card.tsx': card });
    expect(problem?.remedy).toBe(remedy);
    expect(problem).not.toHaveProperty('fixes');
    expect(others).toEqual([]);
  });

  it.each([
    [
      `import { colour } from './t';\nexport default () => <p title={colour} style={{ colour }} />;`,
      `import { color } from './t';\nexport default () => <p title={color} style={{ colour: color }} />;`,
    ],
    [
      `import { colour as own } from './t';\nexport default () => <p title={own} />;`,
      `import { color as own } from './t';\nexport default () => <p title={own} />;`,
    ],
    [
      `import { colour } from './t';\nexport default (color) => <p title={colour + color} />;`,
      `import { color as colour } from './t';\nexport default (color) => <p title={colour + color} />;`,
    ],
  ])('imports the near name, and uses it: %s', (app, right) => {
    const [problem] = find(app, { 't.ts': 'export const color = 1, size = 2;' });
    expect(problem?.remedy).toBe('Import what it exports: color.');
    expect(problem?.fixes?.map(({ title }) => title)).toEqual(['Change to "color"']);
    expect(applyFix({ 'App.tsx': app }, problem?.fixes?.[0] ?? NONE)).toEqual({ 'App.tsx': right });
  });

  it('knows that packages of Griffel have no default export', () => {
    const app = `import makeStyles from '@griffel/react';\nexport default makeStyles({});`;
    const [problem] = find(app, {});
    expect(problem?.message).toBe('@griffel/react has no default export');
    const fixed = applyFix({ 'App.tsx': app }, problem?.fixes?.[0] ?? NONE);
    expect(fixed['App.tsx']).toMatch(/^import \{ makeStyles \} from/);
    expect(compileProject(fixed, 'App.tsx').problems).toEqual([]);
    expect(find(`import React from 'react';\nexport default <React.Fragment />;`, {})).toEqual([]);
  });

  it('says that a file imports itself', () => {
    const app = `import App from './App';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(<App />);`;
    expect(find(app, {})).toMatchObject([{ message: 'App.tsx imports itself' }]);
  });

  it('knows what @griffel/react exports', () => {
    expect([...GRIFFEL_EXPORTS].sort()).toEqual(Object.keys(griffel).sort());
    const importing = (clause: string) => `import ${clause} from '@griffel/react';\nfn();`;
    expect(find(importing('{ keyframes as fn }'), {})).toMatchObject([
      {
        message: '@griffel/react does not export "keyframes"',
        remedy: 'Write the keyframes as an object: animationName: { from: { … }, to: { … } }.',
      },
    ]);
    const [problem] = find(importing('{ mergeClass as fn }'), {});
    expect(
      applyFix({ 'App.tsx': importing('{ mergeClass as fn }') }, problem?.fixes?.[0] ?? NONE),
    ).toEqual({
      'App.tsx': importing('{ mergeClasses as fn }'),
    });
    expect(find(importing('{ type GriffelStyle, makeStyles as fn }'), {})).toEqual([]);
    expect(find(importing('{ GriffelStyle, makeStyles as fn }'), {})).toEqual([]);
    expect(find(importing('* as fn'), {})).toEqual([]);
  });

  it('looks through export *', () => {
    const files = { 'ui/index.ts': `export * from './a';\nexport * from './b';`, 'ui/b.ts': '' };
    const card = { 'ui/a.ts': `export * from './index';\nexport const Card = 1;` };
    expect(find(use('{ Card }', './ui'), { ...files, ...card })).toEqual([]);
    const cart = { 'ui/a.ts': `export * from './index';\nexport const Cart = 1;` };
    expect(find(use('{ Card }', './ui'), { ...files, ...cart })).toMatchObject([
      { message: 'ui/index.ts does not export "Card"' },
    ]);
    const ofPackage = { 'Card.ts': `export * from '@griffel/react';` };
    expect(find(use('{ Card }'), ofPackage)).toEqual([]);
  });

  it.each([
    ['* as Card', 'export const one = 1;'],
    ['{ Card }', 'exports.Card = 1;'],
    ['Card', 'module.exports = 1;'],
    ['{ Card }', 'const Card = 1;\nexport { Card };'],
    ['{ Card }', 'export const [Card] = [1];'],
    ['{ Card }', 'export enum Card {}'],
    ['{ Card }', `export { one as Card } from './two';`],
    ['{ type Props, Card }', 'export type Props = 1;\nexport const Card = 1;'],
  ])('accepts import %s of %s', (clause, card) => {
    expect(find(use(clause), { 'Card.tsx': card, 'two.ts': 'export const one = 1;' })).toEqual([]);
  });

  it('leaves types to TypeScript, and checks JavaScript, which it does not', () => {
    const types = `import { Props } from './Card';\nexport default (props: Props) => props;`;
    expect(find(types, { 'Card.tsx': 'interface Props {}' })).toEqual([]);
    expect(find(types, { 'Card.tsx': '' })).toEqual([]);
    const files = { 'App.jsx': use('{ Card }'), 'Card.jsx': '' };
    expect(compileProject(files, 'App.jsx').problems).toHaveLength(1);
  });

  it('does not read a file that does not compile', () => {
    expect(find(use('{ Card }'), { 'Card.tsx': 'const = 1;' })).toMatchObject([
      { file: 'Card.tsx' },
    ]);
  });
});
