import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DiagramPrinter } from './openDiagramPrinter.ts';
import { hashDiagram } from './remarkDiagrams.ts';
import { renderDiagrams } from './renderDiagrams.ts';

const fence = (name: string, source: string) =>
  `\`\`\`mermaid name="${name}" alt="A diagram."\n${source}\n\`\`\`\n`;

let root: string;
let docs: string;
let directory: string;
const print = vi.fn<DiagramPrinter['print']>();
const close = vi.fn<DiagramPrinter['close']>();

/** Without a browser: an SVG of the size 20 × 10. */
const draw = (options: { all?: boolean } = {}) =>
  renderDiagrams({
    docs,
    directory,
    ...options,
    findBrowser: async () => ({ executablePath: '', args: [] }),
    openPrinter: async () => ({ print, close }),
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'diagrams-'));
  docs = join(root, 'docs');
  directory = join(root, 'static', 'diagrams');
  mkdirSync(join(docs, 'react'), { recursive: true });
  print
    .mockReset()
    .mockImplementation(async (name) => `<svg id="${name}" viewBox="0 0 20 10"></svg>`);
  close.mockReset().mockResolvedValue();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('renderDiagrams', () => {
  it('draws a new diagram, with the hash of its source before it', async () => {
    writeFileSync(join(docs, 'react', 'a.mdx'), `# A\n\n${fence('one', 'graph LR')}`);
    writeFileSync(join(docs, 'b.md'), fence('two', 'graph TD'));

    expect(await draw()).toEqual(['drawn two.svg', 'drawn one.svg', '0 unchanged']);
    expect(readFileSync(join(directory, 'one.svg'), 'utf8')).toBe(
      `<!-- mermaid-sha256: ${hashDiagram('graph LR')} --><svg id="one" viewBox="0 0 20 10"></svg>\n`,
    );
    expect(close).toHaveBeenCalledOnce();
  });

  it('does not redraw unchanged diagrams or open a browser for them', async () => {
    writeFileSync(join(docs, 'a.mdx'), fence('one', 'graph LR'));
    await draw();
    close.mockClear();

    expect(await draw()).toEqual(['1 unchanged']);
    expect(close).not.toHaveBeenCalled();
    expect(await draw({ all: true })).toEqual(['drawn one.svg', '0 unchanged']);
  });

  it('redraws changed diagrams and deletes obsolete ones', async () => {
    writeFileSync(join(docs, 'a.mdx'), fence('one', 'graph LR') + '\n' + fence('two', 'graph LR'));
    await draw();
    writeFileSync(join(docs, 'a.mdx'), fence('one', 'graph TD'));

    expect(await draw()).toEqual([
      'drawn one.svg',
      'deleted two.svg, which no page shows',
      '0 unchanged',
    ]);
    expect(readdirSync(directory)).toEqual(['one.svg']);
  });

  it('finds fences indented in JSX, and none inside another fence', async () => {
    writeFileSync(
      join(docs, 'a.mdx'),
      '---\ntitle: "{a}"\n---\n\n# A {#a}\n\n<Tabs>\n    ```mermaid name="one" alt="A diagram."\n    graph LR\n      A --> B\n    ```\n</Tabs>\n\n' +
        '````md\n' +
        fence('two', 'graph LR') +
        '````\n',
    );

    expect(await draw()).toEqual(['drawn one.svg', '0 unchanged']);
    expect(print).toHaveBeenCalledExactlyOnceWith('one', 'graph LR\n  A --> B');
  });

  it('warns about a diagram that is too wide for a phone', async () => {
    writeFileSync(join(docs, 'a.mdx'), fence('one', 'graph LR'));
    print.mockResolvedValue('<svg viewBox="0 0 1440 10"></svg>');

    expect(await draw()).toEqual([
      'drawn one.svg, 1440 px wide: the build accepts up to 488 px; use TB for LR, or shorter texts',
      '0 unchanged',
    ]);
  });

  it("reports mermaid's error at its fence, and closes the browser", async () => {
    writeFileSync(join(docs, 'a.mdx'), `# A\n\n${fence('one', 'graf')}`);
    print.mockRejectedValue(new Error('Parse error on line 1.'));

    await expect(draw()).rejects.toThrow(
      /a\.mdx:3: Mermaid cannot draw the diagram "one"\. Parse error on line 1\.$/,
    );
    expect(close).toHaveBeenCalledOnce();
  });

  it('rejects a name that two diagrams share, and a fence without a name', async () => {
    writeFileSync(join(docs, 'a.mdx'), fence('one', 'graph LR'));
    writeFileSync(join(docs, 'b.mdx'), `\n${fence('one', 'graph TD')}`);
    await expect(draw()).rejects.toThrow(
      /b\.mdx:2: The name "one" is taken by the diagram in .*a\.mdx:1\. Choose another\.$/,
    );

    writeFileSync(join(docs, 'b.mdx'), '\n\n```mermaid\ngraph LR\n```\n');
    await expect(draw()).rejects.toThrow(/b\.mdx:3: The diagram has no name\./);
  });
});
