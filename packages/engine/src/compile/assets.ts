import { tokenize } from 'stylis';
import { isRecord } from '../resolve/isRecord.ts';
import { joinPath, relativePath } from '../source/resolveSpecifier.ts';

/** Collects the files that the rules of a module refer to by `url(…)`, and names an import for each. */
export class AssetImports {
  readonly #file: string;
  readonly #names: Set<string>;
  /** The imports of each call, the last one first: the compiler prepends each import. */
  readonly #calls: string[][] = [];
  /** The names of the current call's imports, by path. */
  #imported = new Map<string, string>();

  /** @param names - the names of the module, to which those of the imports are added */
  constructor(file: string, names: Set<string>) {
    this.#file = file;
    this.#names = names;
  }

  /** Starts a call: each call has its own imports, even of the same file. */
  startCall(): void {
    this.#imported = new Map();
    this.#calls.unshift([]);
  }

  /** Prints a string with a `url(` as a template that contains the imports; undefined for any other string. */
  printString(value: string): string | undefined {
    if (!value.includes('url(')) return undefined;
    let template = '';
    eachUrl(value, (text, url) => {
      template += text;
      if (url === undefined) return;
      const address = url.replace(/^["']|["']$/g, '');
      if (!isAssetUrl(address)) {
        template += `(${url})`;
        return;
      }
      const [path = '', hash] = address.split('#');
      template += `(\${${this.#nameOf(path)}}${hash ? `#${hash}` : ''})`;
    });
    return `\`${template}\``;
  }

  /** Whether no file is imported. */
  get isEmpty(): boolean {
    return this.#calls.flat().length === 0;
  }

  /** The import statements of all calls, the last call first. */
  print(): string {
    return this.#calls.flat().join('');
  }

  /** The import statements of the current call. */
  printCall(): string {
    return (this.#calls[0] ?? []).join('');
  }

  #nameOf(path: string): string {
    const imported = this.#imported.get(path);
    if (imported !== undefined) return imported;
    const name = generateName('asset', this.#names);
    this.#imported.set(path, name);
    const source = JSON.stringify(relativePath(this.#file, path));
    this.#calls[0]?.unshift(`import ${name} from ${source};\n`);
    return name;
  }
}

/**
 * Splits a value at each `url(…)`.
 *
 * @param add - called with each part; for a `url`, also with the content of its brackets
 */
export function eachUrl(value: string, add: (text: string, url?: string) => void): void {
  const tokens = tokenize(value);
  for (let index = 0; index < tokens.length; index++) {
    const next = tokens[index + 1];
    if (tokens[index] === 'url' && next !== undefined) {
      add('url', next.slice(1, -1));
      index++;
    } else add(tokens[index] ?? '');
  }
}

/**
 * Rewrites `url(./x.png)` in every string of a style to the path from the root of the files. The compiler
 * does this before it computes classes, so that a picture results in the same class wherever it is used.
 * There is no such step at run time, so the class is a different one there.
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

/** The address of a file in a style. */
interface AssetAddress {
  /** The keys that lead to the value. */
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

/** Whether the content of `url(…)` refers to a local file, not to a URL or a fragment. */
export function isAssetUrl(url: string): boolean {
  return !/^['"]?(data:|https?:|\/\/|#)/.test(url);
}

/**
 * Generates an unused name in the order of Babel: `_asset`, `_asset2` … `_asset9`, `_asset0`, `_asset1`, `_asset10`.
 *
 * @param taken - the names in use, to which the new one is added
 */
export function generateName(name: string, taken: Set<string>): string {
  for (let index = 0; ; index++) {
    const number = index === 0 ? '' : index <= 8 ? index + 1 : index <= 10 ? index - 9 : index - 1;
    const candidate = `_${name}${String(number)}`;
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
}
