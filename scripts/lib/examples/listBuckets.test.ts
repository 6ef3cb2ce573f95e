import { describe, expect, it } from 'vitest';
import { listBuckets } from './listBuckets.mjs';

describe('listBuckets', () => {
  it('lists each bucket of ordered rules once', () => {
    expect(
      listBuckets([
        '.r1{margin:0;}',
        '.f1{color:navy;}',
        '.f2{padding:0;}',
        '.f3:hover{color:red;}',
        '@media (min-width: 600px) { .f4 { color: red; } }',
        '@media (min-width:600px){.f5:hover{padding:0;}}',
      ]),
    ).toEqual([
      'reset',
      'default',
      ':hover',
      '@media (min-width: 600px)',
      '@media (min-width:600px)',
    ]);
  });

  it('lists a bucket of unordered rules again', () => {
    expect(listBuckets(['.f1{}', '.f2:hover{}', '.f3{}'])).toEqual([
      'default',
      ':hover',
      'default',
    ]);
  });
});
