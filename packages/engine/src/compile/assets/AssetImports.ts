import { tokenize } from 'stylis';
import { generateName } from '../generateName.ts';
import { isAssetUrl } from './isAssetUrl.ts';

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
