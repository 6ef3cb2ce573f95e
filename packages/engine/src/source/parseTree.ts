import type { Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';

const parsers = {
  js: parser.configure({ dialect: 'jsx' }),
  ts: parser.configure({ dialect: 'ts' }),
  tsx: parser.configure({ dialect: 'ts jsx' }),
};

/** Parses a file in the dialect that its name says. The parser recovers: the tree may hold `⚠`. */
export function parseTree(file: string, code: string): Tree {
  if (/\.[cm]?ts$/.test(file)) return parsers.ts.parse(code);
  if (/\.tsx$/.test(file)) return parsers.tsx.parse(code);
  return parsers.js.parse(code);
}
