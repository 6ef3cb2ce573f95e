import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeSample } from './analyzeSample';
import { markClasses } from './markClasses';
import { measureGrowth } from './measureGrowth';
import { proveDirections } from './proveDirections';
import { proveMerging } from './proveMerging';
import { scopeRules } from './scopeRules';
import { tidyModule } from './tidyModule';

const SAMPLES = fileURLToPath(new URL('../../src/home/samples', import.meta.url));

const COMPILED = `const useStyles = __styles({
  root: {
    a1: 0,
    a2: 0,
    a3: 0,
    a4: 0,
    a5: 0,
    b1: "fr0b7a2",
    sj55zd: "fe3e8s9"
  }
}, {
  d: [[".fr0b7a2{padding:0;}", {
    p: -1
  }], ".fe3e8s9{color:red;}"]
});`;

const ATOMS = new Map([
  ['fe3e8s9', { name: 'fe3e8s9', hue: 5 }],
  ['fr0b7a2', { name: 'fr0b7a2', hue: 4 }],
]);

describe('tidyModule', () => {
  it('sets zeros and rules in lines of their own, and changes nothing but white space', () => {
    const tidy = tidyModule(COMPILED);
    expect(tidy).toContain('\n    a1: 0, a2: 0, a3: 0, a4: 0,\n    a5: 0,\n    b1:');
    expect(tidy).toContain(
      'd: [\n    [".fr0b7a2{padding:0;}", { p: -1 }],\n    ".fe3e8s9{color:red;}"]',
    );
    expect(tidy.replace(/\s/g, '')).toBe(COMPILED.replace(/\s/g, ''));
  });
});

describe('markClasses', () => {
  it('finds class names and rules in compiled code, in CSS and in HTML', () => {
    const find = (text: string) =>
      markClasses(text, ATOMS).atoms.map(({ from, to, hue }) => [text.slice(from, to), hue]);
    expect(find(COMPILED)).toEqual([
      ['"fr0b7a2"', 4],
      ['"fe3e8s9"', 5],
      ['".fr0b7a2{padding:0;}"', 4],
      ['".fe3e8s9{color:red;}"', 5],
    ]);
    expect(find('.fe3e8s9 { color: red; }\n.other { color: red; }')).toEqual([
      ['.fe3e8s9 { color: red; }', 5],
    ]);
    expect(find('<p class="___1abcdef fe3e8s9 fr0b7a2">')).toEqual([
      ['fe3e8s9', 5],
      ['fr0b7a2', 4],
    ]);
  });
});

describe('scopeRules', () => {
  it('puts an attribute before each selector', () => {
    expect(scopeRules('.a:hover{color:red}@media print{.b,.c{color:red}}', 'data-stage')).toBe(
      '[data-stage] .a:hover{color:red}@media print{[data-stage] .b,[data-stage] .c{color:red}}',
    );
  });
});

describe('measureGrowth', () => {
  it('sums declarations and the rules that differ', () => {
    const template = (title: string, styles: string) => ({
      id: title,
      title,
      summary: '',
      files: [
        {
          name: 'App.tsx',
          code: `import { makeStyles } from '@griffel/react';\nexport const useStyles = makeStyles(${styles});`,
        },
      ],
    });
    const { points } = measureGrowth([
      template('one', `{ root: { color: 'red', marginLeft: '4px' } }`),
      template('two', `{ a: { color: 'red' }, b: { color: 'navy', marginLeft: '4px' } }`),
    ]);
    expect(points).toEqual([
      { title: 'one', declarations: 2, rules: 2 },
      { title: 'two', declarations: 5, rules: 3 },
    ]);
  });
});

describe('proveMerging', () => {
  it('keeps the class of the last argument, and names the one that lost', () => {
    const { merges } = proveMerging(analyzeSample(SAMPLES, 'merge.ts'));
    const [straight, reverse] = merges;
    expect(straight?.lost).toHaveLength(1);
    expect(reverse?.lost).toHaveLength(1);
    expect(straight?.element.className).not.toContain(straight?.lost[0]?.name);
    expect(straight?.element.className).toContain(reverse?.lost[0]?.name);
    expect(reverse?.element.className).toContain(straight?.lost[0]?.name);
  });
});

describe('proveDirections', () => {
  it('mirrors every class, and gives each direction its own rules', () => {
    const { directions } = proveDirections(analyzeSample(SAMPLES, 'directions.ts'));
    const [ltr, rtl] = directions;
    const text = (html = '') => html.replace(/<[^>]+>/g, '');
    expect(text(ltr?.css)).toContain('margin-left');
    expect(text(rtl?.css)).not.toContain('left');
    const names = new Set(ltr?.element.atoms.map(({ name }) => name));
    expect(rtl?.element.atoms.some(({ name }) => names.has(name))).toBe(false);
  });
});

describe('analyzeSample', () => {
  let directory: string;
  beforeAll(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
    fs.writeFileSync(
      path.join(directory, 'bad.ts'),
      `import { makeStyles } from '@griffel/react';\n\nmakeStyles({ root: { svg: { color: 'red' } } });\n`,
    );
  });
  afterAll(() => fs.rmSync(directory, { recursive: true }));

  it('throws where Griffel drops a style, and says where', () => {
    expect(() => analyzeSample(directory, 'bad.ts')).toThrow(/bad\.ts:3 .*dropped/);
  });
});
