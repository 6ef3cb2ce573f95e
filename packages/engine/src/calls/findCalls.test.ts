import { describe, expect, it } from 'vitest';
import { parseModule } from '../source/parseModule.ts';
import { findCalls } from './findCalls.ts';

function find(code: string): string[] {
  return findCalls(parseModule('code.ts', code)).map(
    ({ kind, name, args, isMember, enclosing }) =>
      `${kind} ${name} ${args.length}${isMember ? ' member' : ''}${enclosing ? ' inside' : ''}`,
  );
}

describe('findCalls', () => {
  it('takes calls of both packages, under any name', () => {
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
      'makeStaticStyles d 1 member',
      'makeStyles undefined 1',
      'makeStyles undefined 1 inside',
    ]);
  });

  it('leaves functions of other packages and of the file alone', () => {
    expect(
      find(`import { makeStyles } from '@mui/styles';
import { makeResetStyles, type makeStaticStyles } from '@griffel/react';
makeStyles({});
makeStaticStyles({});
export const wrap = (makeResetStyles) => makeResetStyles({});
function own() { const makeResetStyles = () => {}; return makeResetStyles({}); }`),
    ).toEqual([]);
  });
});
