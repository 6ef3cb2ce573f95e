import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { removeUnusedDefinitions } from './removeUnusedDefinitions.ts';

describe('removeUnusedDefinitions', () => {
  it('keeps what an element refers to, and nothing that only a style sheet names', () => {
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
