import { describe, expect, it } from 'vitest';
import { parseTemplateManifest } from './parseTemplateManifest';

const where = 'templates/nesting/template.json';
const good = { title: 'Nesting', order: 20, summary: 'A list styled by nested selectors.' };

const parse = (manifest: unknown) => parseTemplateManifest(JSON.stringify(manifest), where);

describe('parseTemplateManifest', () => {
  it('returns title, order and summary', () => {
    expect(parse(good)).toEqual(good);
  });

  it('accepts the limits themselves', () => {
    const shortest = { title: 'N', order: 0, summary: 's'.repeat(20) };
    const longest = {
      title: 'N'.repeat(60),
      order: Number.MAX_SAFE_INTEGER,
      summary: 's'.repeat(160),
    };
    expect(parse(shortest)).toEqual(shortest);
    expect(parse(longest)).toEqual(longest);
  });

  const ofObject = 'Make it an object with title, order and summary.';
  const ofTitle = 'Make it a text of 1 to 60 characters.';
  const ofOrder = 'Make it a whole number from 0 up, e.g. 10.';
  const ofSummary = 'Make it one sentence of 20 to 160 characters.';
  const ofKeys = 'Remove it: a template has title, order and summary.';

  it.each<[string, unknown, string]>([
    ['an array', [good], `the file holds an array. ${ofObject}`],
    ['null', null, `the file holds null. ${ofObject}`],
    ['a number', 20, `the file holds 20. ${ofObject}`],
    ['a text', 'Nesting', `the file holds a text of 7 characters. ${ofObject}`],
    ['a missing title', { ...good, title: undefined }, `"title" is missing. ${ofTitle}`],
    ['an empty title', { ...good, title: '' }, `"title" is empty. ${ofTitle}`],
    ['a blank title', { ...good, title: '  ' }, `"title" is empty. ${ofTitle}`],
    [
      'a long title',
      { ...good, title: 'N'.repeat(61) },
      `"title" is a text of 61 characters. ${ofTitle}`,
    ],
    ['a number as title', { ...good, title: 7 }, `"title" is 7. ${ofTitle}`],
    ['a missing order', { ...good, order: undefined }, `"order" is missing. ${ofOrder}`],
    [
      'an order in quotes',
      { ...good, order: '20' },
      `"order" is a text of 2 characters. ${ofOrder}`,
    ],
    ['a fraction as order', { ...good, order: 1.5 }, `"order" is 1.5. ${ofOrder}`],
    ['a negative order', { ...good, order: -10 }, `"order" is -10. ${ofOrder}`],
    ['a huge order', { ...good, order: 1e20 }, `"order" is 100000000000000000000. ${ofOrder}`],
    ['a missing summary', { ...good, summary: undefined }, `"summary" is missing. ${ofSummary}`],
    [
      'a short summary',
      { ...good, summary: 's'.repeat(19) },
      `"summary" is a text of 19 characters. ${ofSummary}`,
    ],
    [
      'a long summary',
      { ...good, summary: 's'.repeat(161) },
      `"summary" is a text of 161 characters. ${ofSummary}`,
    ],
    [
      'a padded summary',
      { ...good, summary: `Short.${' '.repeat(30)}` },
      `"summary" is a text of 36 characters. ${ofSummary}`,
    ],
    ['an object as summary', { ...good, summary: {} }, `"summary" is an object. ${ofSummary}`],
    ['an unknown key', { ...good, tags: [] }, `unknown key "tags". ${ofKeys}`],
  ])('rejects %s', (_, manifest, message) => {
    expect(() => parse(manifest)).toThrow(new Error(`${where}: ${message}`));
  });

  it('rejects a __proto__ key like any other', () => {
    const text = `{ "__proto__": {}, ${JSON.stringify(good).slice(1)}`;
    expect(() => parseTemplateManifest(text, where)).toThrow(
      new Error(`${where}: unknown key "__proto__". ${ofKeys}`),
    );
  });

  it('rejects invalid JSON and keeps the reason as cause', () => {
    const parseBroken = () => parseTemplateManifest('{ "title": }', where);
    expect(parseBroken).toThrow(`${where}: not valid JSON. Check its commas, quotes, and braces.`);
    expect(parseBroken).toThrow(
      expect.objectContaining({ cause: expect.any(SyntaxError) as unknown }),
    );
  });
});
