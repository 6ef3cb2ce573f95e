import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openTypeEnvironment, readMark } from '../../testing/openTypeEnvironment.ts';
import { completeAt } from './describeAt.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';

const OTHERS = {
  'tokens.ts': `export const tokens = { primary: 'red' };\n/** @deprecated Use tokens. */\nexport const colors = tokens;\n`,
  'Card.tsx': `export function Card(props: { title: string; tone?: 'calm' | 'loud' }) { return <p>{props.title}</p>; }\n`,
};

let environment: TypeEnvironment;
beforeAll(async () => {
  environment = await openTypeEnvironment(OTHERS);
});

const complete = (marked: string, explicit = false) => {
  const { text, position } = readMark(marked);
  environment.update({ 'App.tsx': text }, []);
  const list = completeAt(environment, 'App.tsx', position, explicit);
  return list && { ...list, replaced: text.slice(list.from, list.to) };
};
const labels = (marked: string, explicit?: boolean) =>
  complete(marked, explicit)?.items.map(({ label }) => label);

const style = (slot: string) =>
  `import { makeStyles } from '@griffel/react';\nexport const useStyles = makeStyles({ root: { ${slot} } });\n`;

// TypeScript's first answer takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('completeAt', () => {
  it('knows members', () => {
    expect(labels(`import { tokens } from './tokens';\ntokens.|`)).toEqual(['primary']);
    expect(complete(`import { tokens } from './tokens';\ntokens.pri|`)?.replaced).toBe('pri');
  });

  it('knows the properties of styles', () => {
    const found = complete(style('padd|'));
    expect(found?.items.find(({ label }) => label === 'paddingInline')).toMatchObject({});
    expect(found?.replaced).toBe('padd');
    expect(labels(style(`':hover': { padd| }`))).toContain('paddingInline');
  });

  it('knows the values of properties', () => {
    expect(labels(style(`display: '|'`))).toEqual(expect.arrayContaining(['flex', 'grid']));
    expect(complete(style(`display: 'inline-fl|'`))?.replaced).toBe('inline-fl');
    expect(labels(style(`position: '|'`))).toContain('sticky');
  });

  it('knows slots, elements and props', () => {
    expect(labels(`${style(`color: 'red'`)}const classes = useStyles();\nclasses.|`)).toEqual([
      'root',
    ]);
    expect(labels(`export default () => <butt|`)).toContain('button');
    expect(labels(`export default () => <button aria-la| />`)).toContain('aria-label');
    expect(labels(`import { Card } from './Card';\nexport default () => <Card ti| />`)).toContain(
      'title',
    );
    expect(
      labels(`import { Card } from './Card';\nexport default () => <Card tone="|" />`),
    ).toEqual(['calm', 'loud']);
  });

  it('knows the modules that can be imported and what they export', () => {
    expect(labels(`import {} from './|'`)).toEqual(expect.arrayContaining(['Card', 'tokens']));
    expect(labels(`import {} from '|'`)).toEqual(
      expect.arrayContaining(['react', '@griffel/react']),
    );
    expect(labels(`import { | } from '@griffel/react'`, true)).toContain('mergeClasses');
  });

  it.each([
    ['useSta', 'useState', 'react'],
    ['mergeCl', 'mergeClasses', '@griffel/react'],
    ['Car', 'Card', './Card'],
  ])('offers for %s what is to be imported', (word, label, source) => {
    const items = complete(`const a = ${word}|`)?.items.filter((item) => item.label === label);
    expect(items).toContainEqual(expect.objectContaining({ needsImport: true, source }));
  });

  it('suggests no exports of packages that only declarations import', () => {
    const sources = complete(`const a = P|`)?.items.map(({ source }) => source);
    expect(new Set(sources)).not.toContain('csstype');
    expect(new Set(sources)).not.toContain('@griffel/style-types');
  });

  it('marks deprecated suggestions', () => {
    const list = complete(`const a = colo|`);
    expect(list?.items.find(({ label }) => label === 'colors')).toMatchObject({ deprecated: true });
  });

  it.each([['const a = 1; |'], ['// a comm|'], ['const |'], ['const a = "tex|"']])(
    'suggests nothing by itself in %s',
    (marked) => {
      expect(complete(marked)).toBeUndefined();
    },
  );

  it('suggests after a space on request', () => {
    expect(labels('const a = |', true)).toContain('document');
  });

  it('returns undefined for a file or a position that does not exist', () => {
    expect(completeAt(environment, 'None.tsx', 0, true)).toBeUndefined();
    expect(completeAt(environment, 'App.tsx', 1e9, true)).toBeUndefined();
  });
});
