import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { applyHeaderRules, readHeaderRules } from './readHeaderRules.mjs';

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rules-'));
afterAll(() => fs.rmSync(directory, { recursive: true }));

const TEXT = `/*
  A: all
/
  B: start
/:file
  B: one part
/a/b.c/*
  A: inside
`;

describe('applyHeaderRules', () => {
  it.each([
    ['/', { A: ['all'], B: ['start'] }],
    ['/x.y', { A: ['all'], B: ['one part'] }],
    ['/x/y', { A: ['all'] }],
    ['/a/b.c/d/e', { A: ['all', 'inside'] }],
    ['/a/bxc/d', { A: ['all'] }],
  ])('adds up all rules that match %s', (address, expected) => {
    fs.writeFileSync(path.join(directory, '_headers'), TEXT);
    const applied = applyHeaderRules(readHeaderRules(directory), address);
    expect(Object.fromEntries(applied)).toEqual(expected);
  });
});
