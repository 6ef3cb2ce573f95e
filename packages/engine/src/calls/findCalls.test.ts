import { describe, expect, it } from 'vitest';
import { parseModule } from '../source/parseModule.ts';
import { findCalls } from './findCalls.ts';

function find(code: string): string[] {
  return findCalls(parseModule('code.ts', code)).map(
    ({ kind, name, args, skippedBecause, enclosing }) =>
      [kind, name, args.length, skippedBecause, enclosing && 'inside']
        .filter((word) => word !== undefined)
        .join(' '),
  );
}

describe('findCalls', () => {
  it('finds calls of both packages, under any name', () => {
    expect(
      find(`import { makeStyles } from '@griffel/react';
import { makeStyles as core, makeResetStyles as reset } from '@griffel/core';
import * as griffel from '@griffel/react';
const a = makeStyles({}), b = core<'x'>({}, 2), c = reset();
const d = griffel.makeStaticStyles({});
export default makeStyles(...d);
function e() { return makeStyles({}); }`),
    ).toEqual([
      'makeStyles a 1',
      'makeStyles b 2',
      'makeResetStyles c 0',
      'makeStaticStyles d 1 namespace',
      'makeStyles 1',
      'makeStyles 1 inside',
    ]);
  });

  it('finds calls through brackets and types', () => {
    expect(
      find(`import { makeStyles, makeResetStyles as reset } from '@fluentui/react-components';
const a = (makeStyles)({}), b = makeStyles!({}), c = (makeStyles as any)({});
const d = (<any>reset)({}), e = ((makeStyles satisfies unknown))!({}), f = makeStyles?.({});
new makeStyles({});
(0, makeStyles)({});`),
    ).toEqual([
      'makeStyles a 1',
      'makeStyles b 1',
      'makeStyles c 1',
      'makeResetStyles d 1',
      'makeStyles e 1',
      'makeStyles f 1 optional',
    ]);
  });

  it('finds calls of required functions', () => {
    expect(
      find(`const G = require('@griffel/react');
const { makeStyles: ms, makeResetStyles } = require('@griffel/react');
const one = require('@griffel/react').makeStaticStyles;
const a = G.makeStyles({}), b = (G.makeStyles as any)({}), c = G['makeStyles']({});
const d = G?.makeStyles({}), e = ms({}), f = makeResetStyles({}), g = one({});
const H = require('@griffel/core');
const h = G.makeStyles({}), i = H.makeStyles({});
function own(require) { const J = require('@griffel/react'); return J.shorthands.makeStyles({}); }`),
    ).toEqual([
      'makeStyles a 1',
      'makeStyles b 1',
      'makeStyles c 1 computed',
      'makeStyles d 1 computed',
      'makeStyles e 1 destructured',
      'makeResetStyles f 1 destructured',
      'makeStaticStyles g 1 destructured',
      'makeStyles h 1 namespace',
      'makeStyles i 1',
    ]);
  });

  it('marks calls inside the arguments of others', () => {
    const head = `import { makeStyles } from '@griffel/react';\n`;
    expect(find(`${head}const a = makeStyles(wrap(makeStyles({})));`)).toEqual([
      'makeStyles a 1',
      'makeStyles a 1 nested',
    ]);
  });

  it('leaves functions of other packages and of the file alone', () => {
    expect(
      find(`import { makeStyles } from '@mui/styles';
import { makeResetStyles, type makeStaticStyles } from '@griffel/react';
makeStyles({});
makeStaticStyles({});
export const wrap = (makeResetStyles) => makeResetStyles({});
function own() { const makeResetStyles = () => {}; return makeResetStyles({}); }
{ const makeResetStyles = wrap; makeResetStyles({}); }
try {} catch (makeResetStyles) { makeResetStyles({}); }
for (const makeResetStyles of wrap) makeResetStyles({});`),
    ).toEqual([]);
  });
});
