import { beforeEach, describe, expect, it } from 'vitest';
import { createClaims } from './createClaims.mjs';

describe('createClaims', () => {
  let lines: string[];
  let claims: ReturnType<typeof createClaims>;

  beforeEach(() => {
    lines = [];
    claims = createClaims('vite-aot', (line) => lines.push(line));
  });

  it('prints one line for a claim that is true', () => {
    claims.equals('one CSS file', ['griffel.css'], ['griffel.css']);
    expect(lines).toEqual(['ok      vite-aot: one CSS file']);
  });

  it('prints the example, what was expected and what was found', () => {
    claims.equals('one CSS file', [], ['griffel.css']);
    expect(lines).toEqual(['FAILED  vite-aot: one CSS file; expected ["griffel.css"], found []']);
  });

  it('shows where an unwanted text is', () => {
    claims.lacks('no compiler', `${'x'.repeat(1000)} stylis`, /stylis/);
    expect(lines).toEqual([
      `FAILED  vite-aot: no compiler; expected nothing like /stylis/, found "${'x'.repeat(59)} stylis"`,
    ]);
  });

  it('shortens a long text', () => {
    claims.contains('a rule', 'x'.repeat(1000), '.a{}');
    expect(lines[0]?.length).toBeLessThan(400);
  });

  it('counts, and continues after a failure', () => {
    claims.atLeast('bytes saved', 10, 20_000);
    claims.atLeast('bytes saved', 20_000, 20_000);
    claims.contains('a rule', '.a{}', '.a{}');
    expect(claims.counts).toEqual({ passed: 2, failed: 1 });
  });
});
