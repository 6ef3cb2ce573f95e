import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import {
  assertSelfContained,
  removeUnusedDefinitions,
  setIntrinsicSize,
} from './openDiagramPrinter.ts';

describe('setIntrinsicSize', () => {
  it("replaces mermaid's fluid size by that of the view box", () => {
    expect(
      setIntrinsicSize(
        '<svg id="a" width="100%" style="max-width: 9px;" viewBox="-8 -8 9.5 7"><g style="b" width="1"/></svg>',
      ),
    ).toBe(
      '<svg width="9.5" height="7" id="a" viewBox="-8 -8 9.5 7"><g style="b" width="1"/></svg>',
    );
  });
});

describe('removeUnusedDefinitions', () => {
  it('keeps definitions that an element refers to, and removes those that only a style sheet names', () => {
    const { data } = optimize(
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.neo{stroke:url(#gradient)}</style>' +
        '<marker id="start"/><defs><marker id="end"/><filter id="shadow"/></defs>' +
        '<linearGradient id="gradient"/><path marker-end="url(#end)" d="M0 0"/></svg>',
      { plugins: [removeUnusedDefinitions] },
    );
    expect(data).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.neo{stroke:url(#gradient)}</style>' +
        '<defs><marker id="end"/></defs><path marker-end="url(#end)" d="M0 0"/></svg>',
    );
  });
});

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`;

describe('assertSelfContained', () => {
  it('accepts namespaces and references inside the file', () => {
    expect(() => {
      assertSelfContained(wrap('<path marker-end="url(#a)"/><style>a{fill:url("#b")}</style>'));
    }).not.toThrow();
  });

  it.each([
    '<image href="https://example.com/a.png"/>',
    '<image href="//example.com/a.png"/>',
    '<style>@import "a.css";</style>',
    '<style>a{fill:url(a.svg#b)}</style>',
  ])('rejects %s', (content) => {
    expect(() => {
      assertSelfContained(wrap(content));
    }).toThrow(/^The drawing refers to .+ Remove that from the diagram\.$/);
  });
});
