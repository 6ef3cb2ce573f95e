import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';
import { PAUSES } from './measurePlayground.mjs';

/** Reads a number that a module of the playground does not export. */
function readConstant(file: string, name: string): number {
  const text = fs.readFileSync(path.join(ROOT, 'packages/playground/src', file), 'utf8');
  return Number(new RegExp(`^const ${name} = (\\d+);$`, 'm').exec(text)?.[1]);
}

describe('PAUSES', () => {
  it('are those of the playground', () => {
    expect(PAUSES).toEqual({
      run: readConstant('run/Runner.ts', 'PAUSE_BEFORE_RUN'),
      types: readConstant('types/useTypes.ts', 'DELAY'),
    });
  });
});
