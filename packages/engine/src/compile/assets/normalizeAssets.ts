import { isRecord } from '../../resolve/isRecord.ts';
import { eachUrl } from './AssetImports.ts';
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
  let result = '';
  eachUrl(value, (text, url) => {
    result += text;
    if (url === undefined) return;
    result += isAssetUrl(url) ? `(${joinPath(file, unquote(url))})` : `(${url})`;
  });
  return result;
}

function unquote(url: string): string {
  return url.replace(/^['"](.+)['"]$/, '$1');
}

/**
 * The path of what a file means by an address, from the root of the files. It begins with `..` or a
 * slash where it leads out of them: only the machine that builds knows what is there.
 */
export function joinPath(file: string, address: string): string {
  if (address.startsWith('/')) return address;
  const parts = file.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    if (part === '..' && parts.length > 0 && parts[parts.length - 1] !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** An address in a style that means a file. */
export interface AssetAddress {
  /** The keys that lead to the value it stands in. */
  keys: readonly string[];
  address: string;
}

/** Finds the addresses of files in the `url(…)` of a style. */
export function findAssetAddresses(value: unknown, keys: readonly string[] = []): AssetAddress[] {
  if (typeof value === 'string') {
    const found: AssetAddress[] = [];
    if (value.includes('url(')) {
      eachUrl(value, (_, url) => {
        if (url !== undefined && isAssetUrl(url)) found.push({ keys, address: unquote(url) });
      });
    }
    return found;
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findAssetAddresses(item, [...keys, key]));
}
