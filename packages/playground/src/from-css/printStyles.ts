type Frames = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Prints a module with the styles, as Prettier would format it at 100 columns. */
export function printStyles(
  slots: readonly ConvertedSlot[],
  trees: Readonly<Record<string, Tree>>,
  frames: Frames,
  statics: readonly (string | Readonly<Record<string, Readonly<Record<string, string>>>>)[],
): string {
  const imports = [
    ...(statics.length > 0 ? ['makeStaticStyles'] : []),
    ...(slots.length > 0 ? ['makeStyles'] : []),
  ];
  if (imports.length === 0) return '';
  const parts = [`import { ${imports.join(', ')} } from '@griffel/react';`];
  const names = new Map<string, string>();
  for (const name of Object.keys(frames))
    names.set(name, nameConstant(name, new Set(names.values())));
  for (const [name, steps] of Object.entries(frames)) {
    parts.push(`const ${names.get(name) ?? ''} = ${printTree(steps as Tree, names, '')};`);
  }
  if (statics.length > 0) {
    const items = statics.map((one) =>
      typeof one === 'string'
        ? `  ${quote(one)},`
        : `  ${printTree(one as unknown as Tree, names, '  ')},`,
    );
    parts.push(`export const useGlobalStyles = makeStaticStyles([\n${items.join('\n')}\n]);`);
  }
  if (slots.length > 0) {
    const printed = slots.map(({ name, classes, keeps }) => {
      const from = `.${classes.join('.')}`;
      const note = keeps.length > 0 ? ` Keep ${describeKept(keeps)}.` : '';
      const comment = classes.length > 1 || keeps.length > 0 || name !== classes[0];
      const line = comment
        ? `  /** ${from.replaceAll('*/', '* /')}${note === '' ? '' : `.${note.replaceAll('*/', '* /')}`} */\n`
        : '';
      return `${line}  ${printKey(name)}: ${printTree(trees[name] ?? {}, names, '  ')},`;
    });
    parts.push(`export const useClasses = makeStyles({\n${printed.join('\n')}\n});`);
  }
  return `${parts.join('\n\n')}\n`;
}

function printTree(tree: Tree, names: ReadonlyMap<string, string>, indent: string): string {
  const entries = Object.entries(tree);
  if (entries.length === 0) return '{}';
  const inner = `${indent}  `;
  // In the usual order: properties, states, then at-rules.
  const rank = ([key, value]: (typeof entries)[number]) =>
    typeof value === 'string' || Array.isArray(value) || isKeyframes(value)
      ? 0
      : key.startsWith('@')
        ? 2
        : 1;
  const sorted = indent === '' ? entries : [...entries].sort((a, b) => rank(a) - rank(b));
  return `{\n${sorted.map(([key, value]) => `${inner}${printKey(key)}: ${printValue(key, value, names, inner)},`).join('\n')}\n${indent}}`;
}

function printValue(
  key: string,
  value: Tree[string],
  names: ReadonlyMap<string, string>,
  indent: string,
): string {
  if (typeof value === 'string') return isNumber(key, value) ? value : quote(value);
  if (Array.isArray(value)) return `[${(value as readonly string[]).map(quote).join(', ')}]`;
  if (isKeyframes(value)) {
    const constants = value.keyframes.map((name) => names.get(name) ?? '');
    return constants.length === 1 ? (constants[0] ?? '') : `[${constants.join(', ')}]`;
  }
  return printTree(value as Tree, names, indent);
}

function printKey(key: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : quote(key);
}

function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
  if (!escaped.includes("'")) return `'${escaped}'`;
  return escaped.includes('"') ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped}"`;
}

const RESERVED =
  /^(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|let|static|yield|await|useClasses|useGlobalStyles|makeStyles|makeStaticStyles)$/;

function nameConstant(name: string, taken: ReadonlySet<string>): string {
  let base = joinWords(name);
  if (!/^\p{L}/u.test(base) || RESERVED.test(base))
    base = `${base.replace(/^\P{L}+/u, '')}Keyframes`;
  return makeUnique(base, taken);
}

/** `my-card__title` becomes `myCardTitle`. */
export function joinWords(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

/** `card`, or `card2` and so on if that is taken. */
export function makeUnique(name: string, taken: ReadonlySet<string>): string {
  let unique = name;
  for (let index = 2; taken.has(unique); index += 1) unique = `${name}${String(index)}`;
  return unique;
}

/** A slot and the classes that it replaces. */
export interface ConvertedSlot {
  name: string;
  classes: readonly string[];
  /** The line of its first rule, 1-based. */
  line: number;
  /** Classes that other elements must keep because selectors of this slot use them. */
  keeps: readonly string[];
}

/** The styles of one slot, with keyframes by name. */
export interface Tree {
  [key: string]: string | readonly string[] | { keyframes: readonly string[] } | Tree;
}

/** Whether a value names keyframes. */
export function isKeyframes(value: Tree[string]): value is { keyframes: readonly string[] } {
  return typeof value === 'object' && 'keyframes' in value && Array.isArray(value['keyframes']);
}

/** Whether a value can be written as a number. */
export function isNumber(key: string, value: string): boolean {
  return !key.startsWith('--') && /^(?:0|-?[1-9]\d*|-?(?:0|[1-9]\d*)\.\d*[1-9])$/.test(value);
}

/** Describes classes that the markup must keep because selectors use them. */
export function describeKept(keeps: readonly string[]): string {
  return `the class ${keeps.length === 1 ? 'name' : 'names'} ${keeps.join(', ')} in the markup`;
}
