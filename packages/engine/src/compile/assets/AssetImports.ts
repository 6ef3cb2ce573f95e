import { tokenize } from 'stylis';
import { isAssetUrl } from './isAssetUrl.ts';

/** Collects the files that the rules of a module name by `url(…)`, and names an import for each. */
export class AssetImports {
  readonly #file: string;
  readonly #code: string;
  /** The newest first: the compiler puts each import before what is there. */
  readonly #imports: string[] = [];
  #call = new Map<string, string>();
  #count = 0;

  constructor(file: string, code: string) {
    this.#file = file;
    this.#code = code;
  }

  /** Each call imports its files for itself. */
  startCall(): void {
    this.#call = new Map();
  }

  /** Prints a string that has a `url(` as a template that reads the imports; others stay undefined. */
  printString(value: string): string | undefined {
    if (!value.includes('url(')) return undefined;
    const tokens = tokenize(value);
    let template = '';
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] ?? '';
      template += token;
      const url = tokens[index + 1]?.replace(/^\(["']?|["']?\)$/g, '');
      if (token !== 'url' || url === undefined || !isAssetUrl(url)) continue;
      const [path = '', hash] = url.split('#');
      template += `(\${${this.#nameOf(path)}}${hash ? `#${hash}` : ''})`;
      index++;
    }
    return `\`${template}\``;
  }

  /** The import statements, to be put at the top of the module. */
  print(): string {
    return this.#imports.join('');
  }

  #nameOf(path: string): string {
    const known = this.#call.get(path);
    if (known !== undefined) return known;
    let name: string;
    do {
      this.#count++;
      name = `_asset${this.#count === 1 ? '' : this.#count}`;
    } while (new RegExp(`\\b${name}\\b`).test(this.#code));
    this.#call.set(path, name);
    const source = JSON.stringify(relativePath(this.#file, path));
    this.#imports.unshift(`import ${name} from ${source};\n`);
    return name;
  }
}

function relativePath(file: string, target: string): string {
  const from = file.split('/').slice(0, -1);
  const to = target.split('/');
  while (from.length > 0 && to.length > 1 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return from.length === 0 ? `./${to.join('/')}` : [...from.map(() => '..'), ...to].join('/');
}
