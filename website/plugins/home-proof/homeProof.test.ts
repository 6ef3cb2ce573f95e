import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBundleSizes } from '@griffel-site/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeSamples, markClasses } from './analyzeSamples';
import { limitToStage, measureGrowth } from '.';
import { COMPONENT_FILES, MERGE_FILE, proveAtoms, proveMerging, proveModes } from './proveBands';

const SAMPLES = fileURLToPath(new URL('../../src/home/samples', import.meta.url));

const PACKAGES = fileURLToPath(new URL('../../../packages/samples', import.meta.url));

const COMPILED = `const useClasses = __styles({
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

describe('markClasses', () => {
  it('finds class names and rules in compiled code, in CSS and in HTML', () => {
    const find = (text: string) =>
      markClasses(text, ATOMS).map(({ from, to, hue }) => [text.slice(from, to), hue]);
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

describe('limitToStage', () => {
  it('puts an attribute before each selector', () => {
    expect(limitToStage('.a:hover{color:red}@media print{.b,.c{color:red}}')).toBe(
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
          code: `import { makeStyles } from '@griffel/react';\nexport const useClasses = makeStyles(${styles});`,
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
  it('keeps the class of the last argument, and lists the overridden one', () => {
    const { merges } = proveMerging(analyzeSamples(SAMPLES, [MERGE_FILE]), '.base {}');
    const [straight, reverse] = merges;
    expect(straight?.lost).toHaveLength(1);
    expect(reverse?.lost).toHaveLength(1);
    expect(straight?.element.className).not.toContain(straight?.lost[0]?.name);
    expect(straight?.element.className).toContain(reverse?.lost[0]?.name);
    expect(reverse?.element.className).toContain(straight?.lost[0]?.name);
  });

  it('shows the same two sets of styles as a stylesheet', () => {
    const { analysis } = analyzeSamples(SAMPLES, [MERGE_FILE]);
    const plain = fs.readFileSync(path.join(SAMPLES, 'merging/merge.css'), 'utf8');
    const slots = (analysis.calls[0]?.declarations ?? []).map(
      ({ slot, property, value }) =>
        `${slot} ${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`,
    );
    const classes = [...plain.matchAll(/\.(\w+) \{([^}]*)\}/g)].flatMap(([, name, body = '']) =>
      [...body.matchAll(/[\w-]+: [^;]+/g)].map(([declaration]) => `${name} ${declaration}`),
    );
    expect(classes).toEqual(slots);
  });
});

describe('proveAtoms', () => {
  it('gives a rule to the first component that writes a declaration, and a class to all', () => {
    const { components, declarations, rules, story } = proveAtoms(
      analyzeSamples(SAMPLES, COMPONENT_FILES),
      '',
    );
    const [button, badge] = components.map(({ lines }) => lines.filter(({ atom }) => atom));
    expect(button?.every(({ rule }) => rule !== undefined)).toBe(true);
    const shared = badge?.filter(({ rule }) => rule === undefined) ?? [];
    expect(shared.map(({ atom }) => atom?.name)).toContain(story.name);
    expect(rules).toBe(declarations - shared.length);
    for (const { lines, element } of components) {
      expect(lines.flatMap(({ atom }) => atom ?? [])).toEqual(element.atoms);
      // The classes of an element stand beside its declarations, which begin in the third line.
      expect(lines.findIndex(({ atom }) => atom)).toBe(2);
    }
  });

  it('gives each class its own hue', () => {
    const { notes } = proveAtoms(analyzeSamples(SAMPLES, COMPONENT_FILES), '');
    expect(new Set(notes.map(({ hue }) => hue)).size).toBe(notes.length);
  });
});

describe('proveModes', () => {
  it('shows where the class and the rule of one declaration are', async () => {
    const sizes = await measureBundleSizes(PACKAGES);
    const modes = proveModes(analyzeSamples(SAMPLES, COMPONENT_FILES), sizes);
    expect(new Set(modes.map(({ bytes }) => bytes)).size).toBe(3);
    const text = (html: string) => html.replace(/<[^>]+>/g, '');
    const shipped = modes.map(({ ships }) =>
      ships.map(
        ({ place, html }) => `${place}: ${text(html).replace(/\bf(?=\w*\d)\w{5,}/g, 'CLASS')}`,
      ),
    );
    expect(shipped).toEqual([
      ['JavaScript: fontWeight: 600'],
      ['JavaScript: Bhrd7zp: "CLASS"\n".CLASS{font-weight:600;}"'],
      ['JavaScript: Bhrd7zp: "CLASS"', 'CSS: .CLASS{font-weight:600;}'],
    ]);
  });
});

describe('analyzeSamples', () => {
  let directory: string;
  beforeAll(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
    fs.writeFileSync(
      path.join(directory, 'bad.ts'),
      `import { makeStyles } from '@griffel/react';\n\nmakeStyles({ root: { svg: { color: 'red' } } });\n`,
    );
  });
  afterAll(() => fs.rmSync(directory, { recursive: true }));

  it('throws if Griffel drops a style, and reports where', () => {
    expect(() => analyzeSamples(directory, ['bad.ts'])).toThrow(/bad\.ts:3 .*dropped/);
  });
});
