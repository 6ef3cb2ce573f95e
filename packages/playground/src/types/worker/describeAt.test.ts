import { beforeAll, describe, expect, it, vi } from 'vitest';
import { applyFix } from '../../testing/applyFix.ts';
import { openTypeEnvironment, readMark } from '../../testing/openTypeEnvironment.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { describeAt, hoverAt } from './describeAt.ts';

let environment: TypeEnvironment;
beforeAll(async () => {
  environment = await openTypeEnvironment({ 'tokens.ts': `export const tokens = { a: 1 };\n` });
});

const ask = (marked: string, label: string, source?: string) => {
  const { text, position } = readMark(marked);
  environment.update({ 'App.tsx': text }, []);
  const description = describeAt(environment, 'App.tsx', position, label, source);
  const imported =
    description?.imports &&
    applyFix({ 'App.tsx': text }, { title: '', edits: description.imports });
  return { description, imported: imported?.['App.tsx'] };
};

// TypeScript's first answer takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('describeAt', () => {
  it('returns signature and documentation', () => {
    const { description } = ask(
      `import { makeStyles } from '@griffel/react';\nmakeStyles({ root: { padd| } });`,
      'paddingInline',
    );
    expect(description?.signature).toMatch(/^\(property\) paddingInline\?: /);
    expect(description?.documentation).toBe("Syntax: <'padding-top'>{1,2}");
  });

  it('adds an import', () => {
    expect(ask(`const a = useSta|`, 'useState', 'react').imported).toBe(
      `import { useState } from 'react';\n\nconst a = useSta`,
    );
  });

  it('adds to an import, and imports from other files', () => {
    const code = `import { useRef } from 'react';\nuseSta|`;
    expect(ask(code, 'useState', 'react').imported).toBe(
      `import { useRef, useState } from 'react';\nuseSta`,
    );
    expect(ask('toke|', 'tokens', './tokens').imported).toBe(
      `import { tokens } from './tokens';\n\ntoke`,
    );
  });

  it('returns undefined for what is not suggested', () => {
    expect(ask('const a = 1|', 'nothing').description).toBeUndefined();
  });
});

const hover = (marked: string) => {
  const { text, position } = readMark(marked);
  environment.update({ 'App.tsx': text }, []);
  const found = hoverAt(environment, 'App.tsx', position);
  return found && { ...found, word: text.slice(found.from, found.to) };
};

describe('hoverAt', () => {
  it('shows the documentation of Griffel and React', () => {
    expect(hover(`import { useState } from 'react';\nuse|State(1);`)).toMatchObject({
      word: 'useState',
      signature: expect.stringContaining('useState<number>(initialState: number') as string,
      documentation: 'Returns a stateful value, and a function to update it.',
    });
    expect(
      hover(
        `import { makeStyles } from '@griffel/react';\nmakeStyles({ root: { dis|play: 'flex' } });`,
      ),
    ).toMatchObject({
      word: 'display',
      documentation: expect.stringContaining('Initial value: inline') as string,
    });
  });

  it('says that a name is deprecated', () => {
    const found = hover(
      `import { shorthands } from '@griffel/react';\nshorthands.pad|ding('1px');`,
    );
    expect(found?.documentation).toContain('Deprecated. ');
  });

  it('truncates long types', () => {
    const members = Array.from(
      { length: 500 },
      (_, index) => `'${'m'.repeat(20)}${String(index)}'`,
    );
    const found = hover(`let a|: ${members.join(' | ')};`);
    expect(found?.signature.length).toBeLessThanOrEqual(1000);
  });

  it('returns undefined for a keyword or a position that does not exist', () => {
    expect(hover('con|st a = 1;')).toBeUndefined();
    expect(hoverAt(environment, 'App.tsx', 1e9)).toBeUndefined();
  });
});
