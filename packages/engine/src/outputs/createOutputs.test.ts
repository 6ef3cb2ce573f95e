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
  it('returns nothing where there are no styles', () => {
    expect(create('export const a = 1;')).toBeUndefined();
  });

  it('prints the rules by bucket', () => {
    expect(create(CODE)?.css.text).toMatch(
      /^\/\* d: .+ \*\/\n\.fe3e8s9 \{ color: red; \}\n\.fycuoez \{ padding-left: 4px; \}\n\n\/\* h: .+ \*\/\n\.f10q6zxg:hover \{/,
    );
  });

  it('returns the other direction only where it differs', () => {
    expect(create(CODE)?.rtl?.text).toContain('padding-right: 4px');
    expect(create(CODE.replace("paddingLeft: '4px', ", ''))?.rtl).toBeUndefined();
  });

  it('returns the rules of both directions as the browser gets them', () => {
    const rules = create(CODE)?.rules ?? '';
    expect(rules).toContain('padding-left: 4px');
    expect(rules).toContain('padding-right: 4px');
  });

  it('lists the classes of each slot, without the suffix of development', () => {
    expect(create(CODE)?.classes.text).toMatch(
      /^useStyles\(\)\.root → ___\w{7} fe3e8s9 fycuoez f10q6zxg\nuseStyles\(\)\.icon → ___\w{7} fe3e8s9$/,
    );
  });

  it('says why a module is not shown', () => {
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
    // Each class has its own hue, whatever the property.
    expect(new Set(places.map(({ hue }) => hue)).size).toBe(3);
    expect(places[0]?.hue).toBe(places[3]?.hue);
  });

  it('gives both directions and the keyframes of an atom one hue', () => {
    const outputs = create(
      CODE.replace("color: 'red',", "animationName: { from: { left: 0 }, to: { left: '1px' } },"),
    );
    const { atom = '', rtl = '', hue } = outputs?.sources['App.ts']?.[0] ?? {};
    expect(rtl).not.toBe('');
    expect([outputs?.hues[atom], outputs?.hues[rtl]]).toEqual([hue, hue]);
    for (const css of [outputs?.css, outputs?.rtl]) {
      const own = css?.atoms.filter((one) => one.hue === hue) ?? [];
      expect(own.map(({ atom: name }) => name)).toEqual([atom, atom]);
      expect(own.map(({ from, to }) => css?.text.slice(from, to)).join('\n')).toMatch(
        /animation-name: [^]*@keyframes/,
      );
    }
  });

  it('gives all declarations of a reset class one hue, and static styles none', () => {
    const outputs = create(`import { makeResetStyles, makeStaticStyles } from '@griffel/react';
export const useBase = makeResetStyles({ color: 'red', ':hover': { color: 'blue' } });
export const useStatic = makeStaticStyles({ body: { margin: 0 } });
`);
    const hues = (outputs?.sources['App.ts'] ?? []).map(({ hue }) => hue);
    const hue = Object.values(outputs?.hues ?? {})[0];
    expect(hue).toBeDefined();
    expect(hues).toEqual([hue, hue, undefined]);
  });

  it('returns the compiled and the extracted module, and the style sheet', () => {
    const outputs = create(CODE);
    expect(outputs?.compiled['App.ts']).toContain('__styles({');
    expect(outputs?.extracted['App.ts']).not.toContain('.fe3e8s9{');
    expect(outputs?.stylesheet).toContain('.fe3e8s9 { color: red; }');
  });
});
