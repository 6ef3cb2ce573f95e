import type { StyleBucketName } from '@griffel/core';

const NAMES: Readonly<Record<StyleBucketName, string>> = {
  r: 'reset styles',
  d: 'default',
  l: ':link',
  v: ':visited',
  w: ':focus-within',
  f: ':focus',
  i: ':focus-visible',
  h: ':hover',
  a: ':active',
  s: 'at-rules of reset styles',
  k: '@keyframes',
  t: '@supports, @layer',
  m: '@media',
  c: '@container',
  x: '@container',
};

/** What a bucket holds, in words: `h` is `:hover`. */
export function describeBucket(bucket: StyleBucketName): string {
  return NAMES[bucket];
}
