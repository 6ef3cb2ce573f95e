import { beforeAll, describe, expect, it, vi } from 'vitest';
import { applyFix } from '../../testing/applyFix.ts';
import { openTypeEnvironment, readMark } from '../../testing/openTypeEnvironment.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { describeAt } from './describeAt.ts';

let environment: TypeEnvironment;
beforeAll(async () => {
  environment = await openTypeEnvironment({ 'tokens.ts': `export const tokens = { a: 1 };\n` });
}, 30_000);

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
  it('gives signature and documentation', () => {
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

  it('adds to an import, and finds own files', () => {
    const code = `import { useRef } from 'react';\nuseSta|`;
    expect(ask(code, 'useState', 'react').imported).toBe(
      `import { useRef, useState } from 'react';\nuseSta`,
    );
    expect(ask('toke|', 'tokens', './tokens').imported).toBe(
      `import { tokens } from './tokens';\n\ntoke`,
    );
  });

  it('has nothing to say of what is not suggested', () => {
    expect(ask('const a = 1|', 'nothing').description).toBeUndefined();
  });
});
