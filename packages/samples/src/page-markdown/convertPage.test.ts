import { describe, expect, it } from 'vitest';
import { convertPage, type ConvertPageOptions } from './convertPage.ts';

const HEAD = '<!doctype html><title>T</title><meta name=description content="What it is about.">';

function convert(main: string, options: Partial<ConvertPageOptions> = {}): string {
  const { markdown } = convertPage(`${HEAD}<nav>Menu</nav><main><h1>Title</h1>${main}</main>`, {
    address: 'https://example.org/a',
    verifiedWith: 'lib 1.2.3',
    resolveLink: (address) => `https://example.org${address}`,
    samples: [],
    keepsPane: () => true,
    ...options,
  });
  return markdown.split('Verified with lib 1.2.3.\n\n')[1] ?? '';
}

const SAMPLE =
  '<div><div class="code-block x"><div><span><span class=ts-only>Row.tsx</span><span class=js-only>Row.jsx</span></span><button>Copy</button></div>' +
  '<pre class=language-tsx><code>const <b>a</b> = 1;\n</code></pre><p>The sample logs: __a\nIt throws: no: b</p></div>' +
  '<div><div role=tablist aria-label=Output><button role=tab>CSS</button></div>' +
  '<div role=tabpanel aria-label=CSS><div class=code-block><pre class=language-css><code>.f1 { x: y }' +
  '</code></pre></div></div><a href="/try-it-out/#v1.abc">Open</a></div></div>';

const PANES = [
  { title: 'Classes', language: 'text', text: 'a → f1' },
  { title: 'CSS', language: 'css', text: '.f1 { x: y }' },
];

describe('convertPage', () => {
  it('begins with the title, the description and the address', () => {
    const page = convertPage(`${HEAD}<main><p>Before</p><h1>Title</h1><p>After</main>`, {
      address: 'https://example.org/a',
      verifiedWith: 'lib 1.2.3',
      resolveLink: (address) => address,
      samples: [],
      keepsPane: () => true,
    });
    expect(page).toEqual({
      title: 'Title',
      description: 'What it is about.',
      markdown:
        '# Title\n\n> What it is about.\n\nPage: <https://example.org/a>. Verified with lib 1.2.3.\n\nBefore\n\nAfter\n',
    });
  });

  it.each([
    [
      'prose',
      '<p>One <strong>two</strong>\n <code>a &lt; b</code> <em>c</em>',
      'One **two** `a < b` _c_',
    ],
    [
      'a file name in both languages',
      '<p>In <code><span class=ts-only>a.tsx</span><span class=js-only>a.jsx</span></code>.',
      'In `a.tsx`.',
    ],
    ['what Markdown would take for marks', '<p>*a* [b] # c &lt;d>', '\\*a\\* \\[b] # c \\<d>'],
    ['a link', '<p>See <a href="/b#c">b</a>.', 'See [b](https://example.org/b#c).'],
    [
      'headings, without their anchors',
      '<h2 id=a>A<a class=hash-link href=#a>#</a></h2><h3>B</h3>',
      '## A\n\n### B',
    ],
    [
      'lists in lists',
      '<ul><li>a<ul><li>b</ul><li>c</ul><ol><li>d</ol>',
      '- a\n  - b\n- c\n\n1. d',
    ],
    [
      'a table without its optional tags',
      '<table><thead><tr><th>A<th>B<tbody><tr><td>1 | 2<td><code>3</code></table>',
      '| A | B |\n| - | - |\n| 1 \\| 2 | `3` |',
    ],
    ['a remark', '<aside><p>Note</p><p>Text</p></aside>', '> **Note**\n>\n> Text'],
    ['a diagram', '<img src=/a.svg alt="Two boxes">', '![Two boxes](https://example.org/a.svg)'],
    [
      'code with a title',
      '<div class=code-block><div><span>a.css</span></div><pre class=language-css><code>a {}\n</code></pre></div>',
      '**a.css**\n\n```css\na {}\n```',
    ],
    [
      'what to avoid and what to write before the code',
      "<div class=code-block><div><span data-advice=dont>Don't</span><span>a.ts</span></div><pre class=language-ts><code>a</code></pre></div>" +
        '<div class=code-block><div><span data-advice=do>Do</span><span>ts</span></div><pre class=language-ts><code>b</code></pre></div>',
      "**Don't: a.ts**\n\n```ts\na\n```\n\n**Do**\n\n```ts\nb\n```",
    ],
    [
      'names of files as they are',
      '<div class=code-block><div><span>pages/_app[1].tsx</span></div><pre class=language-tsx><code>a</code></pre></div>' +
        '<div class=code-block><div><span>__a__ *b*</span></div><pre class=language-tsx><code>b</code></pre></div>',
      '**pages/_app[1].tsx**\n\n```tsx\na\n```\n\n**\\_\\_a\\_\\_ \\*b\\***\n\n```tsx\nb\n```',
    ],
    [
      'code with fences in it',
      '<pre class=language-md><code>```\na\n```</code></pre>',
      '````md\n```\na\n```\n````',
    ],
    [
      'commands for npm alone',
      '<div role=tablist aria-label="Package manager"><button>npm</button></div>' +
        '<div data-manager=npm><div class=code-block><div><span>bash</span></div><pre class=language-bash><code>npm i a</code></pre></div></div>' +
        '<div data-manager=yarn><div class=code-block><pre class=language-bash><code>yarn add a</code></pre></div></div>',
      '```bash\nnpm i a\n```',
    ],
    [
      'terms',
      '<dl><div><dt>rules<dd>8</div><div><dt>classes<dd>9</div></dl>',
      '- rules: 8\n- classes: 9',
    ],
    [
      'no words about the page itself',
      '<p>a<span data-on-page> Point at it.</span></p><p data-on-page>b</p>',
      'a',
    ],
    ['no controls', '<p>a<button>Copy</button></p><select><option>b</select><p role=status>c', 'a'],
  ])('writes %s', (_, html, expected) => {
    expect(convert(html)).toBe(`${expected}\n`);
  });

  it('writes all outputs of a sample, and the messages of its run', () => {
    expect(convert(SAMPLE, { samples: [PANES] })).toBe(
      '**Row.tsx**\n\n```tsx\nconst a = 1;\n```\n\nThe sample logs: `__a`\\\nIt throws: `no: b`\n\n' +
        '**Classes**\n\n```text\na → f1\n```\n\n**CSS**\n\n```css\n.f1 { x: y }\n```\n',
    );
  });

  it('accepts a list as the visible output of a sample', () => {
    const html = SAMPLE.replace(
      /<div class=code-block>.*<\/pre><\/div><\/div><a/,
      '<dl><dt>a → b</dt>\n<dd>overridden:\n<del>f1</del></dd></dl></div><a',
    );
    const merge = { title: 'Merge', language: 'text', text: 'a → b\noverridden:\nf1' };
    expect(convert(html, { samples: [[merge, ...PANES]] })).toContain(
      '**Merge**\n\n```text\na → b\noverridden:\nf1\n```\n\n**Classes**',
    );
    expect(() => convert(html, { samples: [PANES] })).toThrow('an output that the committed ones');
  });

  it('leaves out empty outputs, and those that are not kept', () => {
    const page = convert(SAMPLE, {
      samples: [
        [
          { title: 'Classes', language: 'text', text: '' },
          { title: 'CSS', language: 'css', text: '.f1 { x: y }' },
          { title: 'Compiled: a.ts', language: 'ts', text: '__css' },
        ],
      ],
      keepsPane: ({ title }) => !title.startsWith('Compiled'),
    });
    expect(page).toContain('**CSS**');
    expect(page).not.toMatch(/Classes|Compiled/);
  });

  it('includes the content of folds below its heading', () => {
    expect(
      convert(
        '<details><summary><h3 id=a>Two bundles<a class=hash-link href=#a>#</a></h3></summary><p>Text</p></details>',
      ),
    ).toBe('### Two bundles\n\nText\n');
  });

  it('replaces the result of a sample with a description', () => {
    const result =
      '<div><p><span>Result</span></p><div data-result role=group><template shadowrootmode=open><div class="result s0"><p>Saved</p><button>Undo</button></div></template></div></div>';
    const page = convert(
      SAMPLE.replace('</div><div><div role=tablist', `</div>${result}<div><div role=tablist`),
      {
        samples: [PANES],
      },
    );
    expect(page).toContain('b`\n\nResult: “Saved”, a button “Undo”\n\n**Classes**');
  });

  it.each([
    [
      'shows another output than is committed',
      SAMPLE,
      [[{ title: 'CSS', language: 'css', text: '.f2 {}' }]],
    ],
    ['has a sample of which nothing is committed', SAMPLE, []],
    ['lacks a sample', '<p>a</p>', [PANES]],
  ])('fails when the page %s', (_, html, samples) => {
    expect(() => convert(html, { samples })).toThrow(/sample/);
  });

  it('fails when the page has no title', () => {
    expect(() =>
      convertPage('<main><p>a</main>', {
        address: '/a',
        verifiedWith: '',
        resolveLink: String,
        samples: [],
        keepsPane: () => true,
      }),
    ).toThrow('The page /a has no title in its <main>.');
  });
});
