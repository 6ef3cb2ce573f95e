import { applyEdits, parseModule } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { guardLoops } from './compileFile.ts';
import { compileProject } from './compileProject.ts';

const guard = (code: string): string =>
  applyEdits(code, guardLoops(parseModule('a.tsx', code))).replaceAll('$griffelGuard', '$');

describe('guardLoops', () => {
  it.each([
    ['while (a) { b }', 'while (a) {$(1); b }'],
    ['while (a) b;', 'while (a) {$(1);b;}'],
    ['while (a);', 'while (a){$(1);;}'],
    ['while (a) /* c */ // d\n b;', 'while (a) /* c */ // d\n {$(1);b;}'],
    ['do { a } while (b);', 'do {$(1); a } while (b);'],
    ['do a(); while (b)', 'do {$(1);a();} while (b)'],
    ['for (;;) {}', 'for (;;) {$(1);}'],
    ['for (;;);', 'for (;;){$(1);;}'],
    ['for (const a of b) c();', 'for (const a of b) {$(1);c();}'],
    ['for (const a in b) {}', 'for (const a in b) {$(1);}'],
    ['for (;;) for (;;) a();', 'for (;;) {$(1);for (;;) {$(1);a();}}'],
    ['a: for (;;) continue a;', 'a: for (;;) {$(1);continue a;}'],
    ['if (a) while (b) c(); else d();', 'if (a) while (b) {$(1);c();} else d();'],
    ['while (a) b++\nc()', 'while (a) {$(1);b++}\nc()'],
    ['\n\nfor (;;) {}', '\n\nfor (;;) {$(3);}'],
  ])('%j', (code, guarded) => {
    expect(guard(code)).toBe(guarded);
  });

  it.each([
    ['a callback', 'const f = () => [1].map((n) => { while (n) n--; });'],
    ['a generator', 'function* f() { while (true) yield 1; }'],
    ['an async loop', 'async function f() { for await (const a of []) a; }'],
    ['a class', 'class A { static { for (;;) break; } f() { do {} while (0); } }'],
    ['JSX', 'const a = <p onClick={() => { for (;;) break; }} />;'],
  ])('guards loops in %s', (_, code) => {
    const loops = code.match(/\b(?:for|while|do)\b/g)?.length ?? 0;
    // `do` and its `while` are one loop.
    const expected = loops - (code.match(/\bdo\b/g)?.length ?? 0);
    expect(guard(code).split('$(').length - 1).toBe(expected);
  });

  it('does not change the behavior of code', () => {
    const code = `let out = '';
outer: for (let i = 0; i < 3; i++) {
  let n = 0;
  while (true) if (n++ > 2) continue outer; else out += i + ':' + n + ' ';
}
do out += '!'; while (out.length < 40)
for (const key in { x: 1 }) for (const c of 'ab') out += key + c;
exports.out = out;`;
    const run = (text: string): unknown => {
      const exports: { out?: string } = {};
      new Function('exports', '$griffelGuard', text)(exports, () => undefined);
      return exports.out;
    };
    const { modules } = compileProject({ 'a.ts': code }, 'a.ts');
    expect(run(modules[0]?.code ?? '')).toBe(run(code));
  });
});
