import { tokenize } from 'stylis';
import { isRecord } from '../resolve/isRecord.ts';

/** Collects the files that the rules of a module name by `url(…)`, and names an import for each. */
export class AssetImports {
  readonly #file: string;
  readonly #names: Set<string>;
  /** Of each call, the newest first: the compiler puts each import before what is there. */
  readonly #calls: string[][] = [];
  #known = new Map<string, string>();

  /** @param names - the names of the module, which gets those of the imports */
  constructor(file: string, names: Set<string>) {
    this.#file = file;
    this.#names = names;
  }

  /** Each call imports its files for itself. */
  startCall(): void {
    this.#known = new Map();
    this.#calls.unshift([]);
  }

  /** Prints a string that has a `url(` as a template that reads the imports; others stay undefined. */
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

  /** Whether a file is imported. */
  get isEmpty(): boolean {
    return this.#calls.flat().length === 0;
  }

  /** The import statements, those of the last call first. */
  print(): string {
    return this.#calls.flat().join('');
  }

  /** The import statements of the last call that was started. */
  printCall(): string {
    return (this.#calls[0] ?? []).join('');
  }

  #nameOf(path: string): string {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const name = generateName('asset', this.#names);
    this.#known.set(path, name);
    const source = JSON.stringify(relativePath(this.#file, path));
    this.#calls[0]?.unshift(`import ${name} from ${source};\n`);
    return name;
  }
}

/**
 * Splits a value at its `url(…)`.
 *
 * @param add - gets each text, and what stands in the brackets after it
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

/** The way from a file to another, both named from the root. */
export function relativePath(file: string, target: string): string {
  const from = file.split('/').slice(0, -1);
  const to = target.split('/');
  while (from.length > 0 && to.length > 1 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  const path = [...from.map(() => '..'), ...to].join('/');
  return path.startsWith('../') ? path : `./${path}`;
}

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
interface AssetAddress {
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

/** Whether the content of `url(…)` means a file beside the source, not an address or a fragment. */
export function isAssetUrl(url: string): boolean {
  return !/^['"]?(data:|https?:|\/\/|#)/.test(url);
}

/**
 * Makes a name that is not taken yet, the one that Babel makes: `_asset`, `_asset2` … `_asset9`,
 * `_asset0`, `_asset1`, `_asset10`.
 *
 * @param taken - gets the new name
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
