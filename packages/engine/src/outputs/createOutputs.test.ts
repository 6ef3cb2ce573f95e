import { analyze } from '../analyze.ts';
import { describe, expect, it } from 'vitest';
import { createOutputs } from './createOutputs.ts';

const CODE = `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
  root: { color: 'red', paddingLeft: '4px', ':hover': { color: 'blue' } },
  icon: { color: 'red' },
});
`;

function create(code: string) {
  return createOutputs(analyze({ 'App.ts': code }));
}

describe('createOutputs', () => {
  it('gives nothing where there are no styles', () => {
    expect(create('export const a = 1;')).toBeUndefined();
  });

  it('prints the rules by bucket', () => {
    expect(create(CODE)?.css.text).toMatch(
      /^\/\* d: .+ \*\/\n\.fe3e8s9 \{\n {2}color: red;\n\}\n\.fycuoez \{\n {2}padding-left: 4px;\n\}\n\n\/\* h: .+ \*\/\n\.f10q6zxg:hover \{/,
    );
  });

  it('gives the other direction only where it differs', () => {
    expect(create(CODE)?.rtl?.text).toContain('padding-right: 4px');
    expect(create(CODE.replace("paddingLeft: '4px', ", ''))?.rtl).toBeUndefined();
  });

  it('gives the rules of both directions as the browser gets them', () => {
    const rules = create(CODE)?.rules ?? '';
    expect(rules).toContain('padding-left: 4px');
    expect(rules).toContain('padding-right: 4px');
  });

  it('names the classes of each slot, without the suffix of development', () => {
    expect(create(CODE)?.classes.text).toMatch(
      /^useStyles\(\)\.root → ___\w{7} fe3e8s9 fycuoez f10q6zxg\nuseStyles\(\)\.icon → ___\w{7} fe3e8s9$/,
    );
  });

  it('says in the place of a module why it is not shown', () => {
    const outputs = create(CODE.replace("color: 'blue'", "cursor: 'url(/dot.svg), auto'"));
    expect(outputs?.compiled['App.ts']).toMatch(/^\/\/ Not shown\. .* depends on the machine/);
    expect(outputs?.stylesheet).toBe('');
  });

  it('gives a declaration, its class and its rule the same atom and hue', () => {
    const outputs = create(CODE);
    const places = (outputs?.sources['App.ts'] ?? []).map(({ from, to, atom, hue }) => ({
      text: CODE.slice(from, to),
      atom,
      hue,
    }));
    expect(places.map(({ text, atom }) => [text, atom])).toEqual([
      ["color: 'red'", 'fe3e8s9'],
      ["paddingLeft: '4px'", 'fycuoez'],
      ["color: 'blue'", 'f10q6zxg'],
      ["color: 'red'", 'fe3e8s9'],
    ]);
    const rules = (outputs?.css.atoms ?? []).map(({ from, to, atom, hue }) => ({
      text: outputs?.css.text.slice(from, to),
      atom,
      hue,
    }));
    expect(rules.map(({ atom }) => atom)).toEqual(['fe3e8s9', 'fycuoez', 'f10q6zxg']);
    for (const { text, atom, hue } of rules) {
      expect(text?.startsWith(`.${atom}`)).toBe(true);
      expect(places.find((place) => place.atom === atom)?.hue).toBe(hue);
    }
    // Both colors are of one property, whatever the selector.
    expect(places[0]?.hue).toBe(places[2]?.hue);
  });

  it('gives the compiled and the extracted module, and the stylesheet', () => {
    const outputs = create(CODE);
    expect(outputs?.compiled['App.ts']).toContain('__styles({');
    expect(outputs?.extracted['App.ts']).not.toContain('.fe3e8s9{');
    expect(outputs?.stylesheet).toContain('.fe3e8s9 {\n  color: red;\n}');
  });
});
