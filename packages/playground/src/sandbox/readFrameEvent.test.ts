import { describe, expect, it } from 'vitest';
import { readFrameEvent } from './readFrameEvent.ts';

const read = (value: unknown) => readFrameEvent(JSON.stringify(value));

describe('readFrameEvent', () => {
  it.each([
    { type: 'rendered', revision: 3 },
    { type: 'plain', revision: 1, value: { kind: 'hook', classes: { root: '___a f1' } } },
    { type: 'plain', revision: 1, value: { kind: 'value', text: '1' } },
    { type: 'plain', revision: 1, value: { kind: 'nothing' } },
    {
      type: 'fault',
      revision: 1,
      fault: { phase: 'render', name: 'Error', message: 'm', file: 'App.tsx', line: 1, column: 2 },
    },
    { type: 'fault', revision: 1, fault: { phase: 'hang', name: 'LoopError', message: 'm' } },
    { type: 'height', revision: 1, height: 240 },
    { type: 'empty', revision: 1, isEmpty: true },
    {
      type: 'element',
      revision: 1,
      element: {
        index: 0,
        count: 2,
        tag: 'p',
        depth: 1,
        text: 't',
        classes: 'a b',
        values: ['red'],
        box: [0, 0.5, 10, 20],
      },
    },
    { type: 'console', revision: 0, entry: { level: 'warn', text: 't', file: 'a.ts', line: 9 } },
    {
      type: 'classes',
      revision: 2,
      rendered: {
        lists: [
          {
            tag: 'button',
            classes: '___a f1',
            count: 2,
            overrides: [
              {
                className: 'f1',
                overridden: '.f1',
                longhands: ['color'],
                selector: '',
                applied: 'color: red',
              },
            ],
          },
          { tag: 'p', classes: '___b f2', count: 1, isRightToLeft: true, hasNoContainer: true },
        ],
        arrived: ['f1'],
        order: { isReversed: true, isByWidth: false },
        changes: [
          {
            tag: 'button',
            pseudo: '',
            property: 'color',
            before: 'red',
            after: 'blue',
          },
        ],
      },
    },
    { type: 'merges', revision: 2, merges: [{ classNames: ['___a f1', 'x'], result: '___b f1' }] },
    { type: 'pointed', revision: 1, id: 7, elements: 3, visible: 2 },
    {
      type: 'inspected',
      revision: 1,
      element: {
        tag: 'p',
        classes: ['f1'],
        isPicked: true,
        rules: [{ selector: '.f2 p', declarations: 'color: pink' }],
        overrides: [
          {
            className: 'f1',
            overridden: '.f1',
            longhands: ['color'],
            selector: '',
            applied: 'color: pink',
          },
        ],
      },
    },
    { type: 'inspected', revision: 1, element: undefined },
  ])('takes $type', (event) => {
    expect(read(event)).toEqual(event);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['an array', '[]'],
    ['no revision', '{"type":"rendered"}'],
    ['a negative revision', '{"type":"rendered","revision":-1}'],
    ['a text as revision', '{"type":"rendered","revision":"1"}'],
    ['what only the page says', '{"type":"ready","revision":1}'],
    ['a failure', '{"type":"failed","reason":"x","revision":1}'],
    ['a count for a truth', '{"type":"empty","revision":1,"isEmpty":1}'],
    ['an unknown kind', '{"type":"plain","revision":1,"value":{"kind":"x"}}'],
    [
      'an unknown phase',
      '{"type":"fault","revision":1,"fault":{"phase":"x","name":"","message":""}}',
    ],
    [
      'an element beyond their number',
      '{"type":"element","revision":1,"element":{"index":2,"count":2,"tag":"p","depth":0,"text":"","classes":"","values":[],"box":[0,0,0,0]}}',
    ],
    [
      'a box without a height',
      '{"type":"element","revision":1,"element":{"index":0,"count":2,"tag":"p","depth":0,"text":"","classes":"","values":[],"box":[0,0,0]}}',
    ],
    [
      'more elements than there may be',
      '{"type":"element","revision":1,"element":{"index":0,"count":101,"tag":"p","depth":0,"text":"","classes":"","values":[],"box":[0,0,0,0]}}',
    ],
    ['classes of nothing', '{"type":"classes","revision":1,"rendered":{}}'],
    [
      'too many classes',
      JSON.stringify({
        type: 'classes',
        revision: 1,
        rendered: {
          lists: [],
          arrived: Array.from({ length: 1001 }, () => 'f1'),
          changes: [],
          order: { isReversed: false, isByWidth: false },
        },
      }),
    ],
    ['less than no elements', '{"type":"pointed","revision":1,"id":1,"elements":-1,"visible":0}'],
    ['an element without a tag', '{"type":"inspected","revision":1,"element":{"classes":[]}}'],
    [
      'a class that is none',
      '{"type":"inspected","revision":1,"element":{"tag":"p","classes":[1]}}',
    ],
    [
      'a class that is too long',
      `{"type":"inspected","revision":1,"element":{"tag":"p","classes":["${'f'.repeat(201)}"]}}`,
    ],
    [
      'too many classes',
      JSON.stringify({
        type: 'inspected',
        revision: 1,
        element: { tag: 'p', classes: Array(151).fill('f') },
      }),
    ],
    ['half a pixel', '{"type":"height","revision":1,"height":1.5}'],
    ['no message', '{"type":"fault","revision":1,"fault":{"phase":"load","name":"Error"}}'],
    ['an unknown level', '{"type":"console","revision":1,"entry":{"level":"x","text":""}}'],
    ['a number as text', '{"type":"console","revision":1,"entry":{"level":"log","text":1}}'],
  ])('refuses %s', (_, text) => {
    expect(readFrameEvent(text)).toBeUndefined();
  });

  it('truncates long texts, and drops unknown fields', () => {
    const event = read({
      type: 'console',
      revision: 1,
      entry: {
        level: 'log',
        text: 'x'.repeat(20_000),
        html: '<b>',
        file: 'f'.repeat(300),
        line: 1,
      },
      extra: 1,
    });
    expect(event).toEqual({
      type: 'console',
      revision: 1,
      entry: { level: 'log', text: 'x'.repeat(10_000) },
    });
  });

  it('rejects a hook with too many slots, and drops classes that are not strings', () => {
    const slots = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`s${String(n)}`, '']));
    const plain = (classes: unknown) =>
      read({ type: 'plain', revision: 1, value: { kind: 'hook', classes } });
    expect(plain(slots)).toBeUndefined();
    expect(plain({ a: 'f1', b: 2, c: {} })).toMatchObject({ value: { classes: { a: 'f1' } } });
  });

  it('drops merges with long lists, and rejects too many merges', () => {
    const merge = { classNames: ['a'], result: 'b' };
    const event = read({
      type: 'merges',
      revision: 1,
      merges: [
        merge,
        { classNames: 'a', result: 'b' },
        { classNames: ['a', 1], result: 'b' },
        { classNames: ['a'] },
        { classNames: ['a'], result: 'x'.repeat(2001) },
        { classNames: Array.from({ length: 21 }, () => 'a'), result: 'b' },
        null,
      ],
    });
    expect(event).toEqual({ type: 'merges', revision: 1, merges: [merge] });
    const many = Array.from({ length: 101 }, () => merge);
    expect(read({ type: 'merges', revision: 1, merges: many })).toBeUndefined();
  });

  it('keeps a slot named __proto__ a slot', () => {
    const text =
      '{"type":"plain","revision":1,"value":{"kind":"hook","classes":{"__proto__":"f1"}}}';
    const event = readFrameEvent(text);
    const classes = event?.type === 'plain' ? event.value.classes : undefined;
    expect(Object.entries(classes ?? {})).toEqual([['__proto__', 'f1']]);
  });
});
