import { describe, expect, it } from 'vitest';
import type { RunResult } from '../verify/run/RunReport.ts';
import { createResult } from './createResult.ts';

function result(html: string, rest: Partial<RunResult> = {}): RunResult {
  return {
    file: 'App.tsx',
    exportedAs: 'App',
    props: {},
    html,
    rtl: html,
    reactions: [],
    rendered: ['App.tsx:1 App'],
    merges: [],
    ...rest,
  };
}

function create(results: RunResult[], css = '') {
  return createResult({ results, css, faults: [] }, 'App.tsx', 's0');
}

describe('createResult', () => {
  it('keeps the elements and the classes that have rules', () => {
    const saved = result('<p class="___15q1kl0_0000000 fe3e8s9">Saved</p>');
    expect(create([saved])).toEqual({
      html: '<div class="result s0"><p class="fe3e8s9">Saved</p></div>',
      css: '',
      classes: ['fe3e8s9'],
      isFocusable: false,
      isPair: false,
      shown: [saved],
    });
  });

  it.each([
    ['<main id="a">x</main>', '<div>x</div>'],
    ['<nav aria-label="Site">x</nav>', '<div aria-label="Site">x</div>'],
    ['<h2 aria-live="polite">x</h2>', '<div class="h2">x</div>'],
    ['<li>x</li>', '<ul class="list"><li>x</li></ul>'],
    ['<p role="status">x</p>', '<p>x</p>'],
    ['<output>2</output>', '<span>2</span>'],
    ['<a href="https://example.com/">x</a>', '<a href="#_" tabindex="-1">x</a>'],
    ['<button onclick="go()">x</button>', '<button tabindex="-1">x</button>'],
    ['<input>', '<input tabindex="-1" aria-label="input of the sample">'],
    ['<img src="/a.png" alt="A cat">', '<img alt="A cat">'],
    ['<b>x</b><style>b{color:red}</style>', '<b>x</b>'],
  ])('makes %j fit into a page', (html, expected) => {
    expect(create([result(html)])?.html).toBe(`<div class="result s0">${expected}</div>`);
  });

  it('turns style attributes into rules that override those of classes', () => {
    const made = create([result('<p class="fa" style="color: red; --a: 1px;">x</p>')]);
    expect(made?.html).toContain('<p class="fa style-0">x</p>');
    expect(made?.css).toBe(':where(.s0){.style-0{color: red!important;--a: 1px!important}}');
  });

  it('shows both directions if they differ', () => {
    const made = create([result('<p class="fa">x</p>', { rtl: '<p class="fb">x</p>' })]);
    expect(made?.html).toContain('dir="ltr"><p class="fa">x</p>');
    expect(made?.html).toContain('dir="rtl"><p class="fb">x</p>');
    expect(made?.classes).toEqual(['fa', 'fb']);
  });

  it('shows a component once if another one renders it', () => {
    const made = create([
      result('<p>page <b>badge</b></p>', { rendered: ['App.tsx:1 App', 'App.tsx:9 Badge'] }),
      result('<b>badge</b>', { rendered: ['App.tsx:9 Badge'] }),
    ]);
    expect(made?.html).toBe('<div class="result s0"><p>page <b>badge</b></p></div>');
    expect(made?.shown).toHaveLength(1);
  });

  it('shows the other files if the entry renders nothing', () => {
    expect(create([result('<p>x</p>', { file: 'Notice.tsx' })])?.html).toContain('<p>x</p>');
  });

  it('shows nothing if there is nothing to see', () => {
    expect(create([])).toBeUndefined();
    expect(create([result('')])).toBeUndefined();
    expect(create([result('<p class="fa"></p>')], '.fa{color:red;}')).toBeUndefined();
    expect(create([result('<iframe></iframe>')])).toBeUndefined();
  });

  it('shows boxes without text', () => {
    const css = '.fa{height:8px;}.fb{background-color:teal;}';
    expect(create([result('<div class="fa fb"></div>')], css)).toBeDefined();
  });
});
