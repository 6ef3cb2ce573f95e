import { tokenize } from 'stylis';
import { isRecord } from '../../resolve/isRecord.ts';
import { isAssetUrl } from './isAssetUrl.ts';

/**
 * Rewrites `url(./x.png)` in every string of a style to the path from the root of the files, as the
 * compiler does before it makes the classes: one picture gives one class wherever it is used. At
 * run time there is no such step, so there the class is another.
 */
export function normalizeAssets(value: unknown, file: string): unknown {
  if (typeof value === 'string') return value.includes('url(') ? rewrite(value, file) : value;
  if (Array.isArray(value)) return value.map((item) => normalizeAssets(item, file));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, normalizeAssets(item, file)]),
  );
}

function rewrite(value: string, file: string): string {
  const tokens = tokenize(value);
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (token !== 'url' || next === undefined) return;
    const url = next.slice(1, -1);
    tokens[index + 1] = isAssetUrl(url)
      ? `(${joinPath(file, url.replace(/^['"](.+)['"]$/, '$1'))})`
      : `(${url})`;
  });
  return tokens.join('');
}

/** The path of what a file means by a relative path, from the root. */
function joinPath(file: string, relative: string): string {
  const parts = relative.startsWith('/') ? [] : file.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..' && parts.length > 0 && parts[parts.length - 1] !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
