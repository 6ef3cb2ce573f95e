import { printRuleLine } from '@griffel-site/engine';
import { type BundleSizes, createPlaygroundLink, highlightCode } from '@griffel-site/samples';
import { mergeClasses } from '@griffel/react';
import { useClasses as useBadgeClasses } from '../../src/home/samples/Badge.styles';
import { useClasses as useButtonClasses } from '../../src/home/samples/Button.styles';
import { type AnalyzedSamples, describeElement, markClasses, readHook } from './analyzeSamples';
import type {
  ProofComponent,
  ProofLine,
  ProofMode,
  ProofNote,
  ProofOfAtoms,
  ProofOfMerging,
} from './HomeProof';
import { replaceFound } from '../requireTargets';
import { useClasses } from '../../src/home/samples/merging/merge.styles';

/** The components, in the order in which they render. */
const COMPONENTS = [
  { name: 'Button', useClasses: useButtonClasses },
  { name: 'Badge', useClasses: useBadgeClasses },
] as const;

export const COMPONENT_FILES = COMPONENTS.map(({ name }) => `${name}.styles.ts`);

/** Splits HTML from `highlightCode` into lines. */
function splitLines(html: string): string[] {
  return html
    .split('<span class="code-line">')
    .slice(1)
    .map((line) => replaceFound(line, /\n?<\/span>$/, () => ''));
}

/**
 * Describes two components, line by line: the class of each declaration, and its rule if the rule is new.
 *
 * @param samples the files of the components, analyzed together
 * @param app the code of an application that shows both, for the playground
 */
export function proveAtoms(samples: AnalyzedSamples, app: string): ProofOfAtoms {
  const { code, analysis, atoms } = samples;
  const known = new Set<string>();

  const components = COMPONENTS.map(({ name, useClasses }, index): ProofComponent => {
    const file = COMPONENT_FILES[index] ?? '';
    const call = analysis.calls.find((one) => one.file === file);
    const text = code[file] ?? '';
    const lines = splitLines(highlightCode(text, 'ts', new Set(), samples.places[file])).map(
      (html, number): ProofLine => {
        const declaration = call?.declarations.find(
          ({ source }) => source && text.slice(0, source.from).split('\n').length - 1 === number,
        );
        const atom = atoms.get(declaration?.className?.ltr ?? '');
        if (!declaration || !atom) return { html };
        const rule = declaration.rules
          .filter(({ direction }) => direction !== 'rtl')
          .map(({ css }) => printRuleLine(css))
          .join(' ');
        if (known.has(rule)) return { html, atom };
        known.add(rule);
        const marks = markClasses(rule, atoms);
        const printed = highlightCode(rule, 'css', new Set(), marks);
        return { html, atom, rule: splitLines(printed).join('') };
      },
    );
    return {
      file,
      // Leave out the import.
      lines: lines.slice(lines.findIndex(({ html }) => html.includes('makeStyles</span>'))),
      element: describeElement(
        name,
        readHook(() => useClasses().root),
        atoms,
      ),
    };
  });

  const notes = listNotes(samples);
  const story = notes.find((note) => note.components.length > 1);
  if (!story)
    throw new Error(
      'The components of the home page have no declaration in common. Give two of them one.',
    );
  return {
    components,
    notes,
    story: { name: story.name, hue: story.hue },
    declarations: analysis.calls.reduce((sum, { declarations }) => sum + declarations.length, 0),
    rules: known.size,
    link: createPlaygroundLink({ 'App.tsx': app, ...code }, 'App.tsx', '/'),
  };
}

/** Creates a note for each atom, in source order. */
function listNotes({ code, analysis, atoms }: AnalyzedSamples): ProofNote[] {
  const notes = new Map<string, ProofNote>();
  for (const { file, declarations } of analysis.calls) {
    const component = COMPONENTS[COMPONENT_FILES.indexOf(file)]?.name ?? file;
    for (const { className, source } of declarations) {
      const atom = atoms.get(className?.ltr ?? '');
      if (!atom || !source) continue;
      const note = notes.get(atom.name);
      if (note) note.components.push(component);
      else {
        const declaration = (code[file] ?? '').slice(source.from, source.to);
        notes.set(atom.name, { ...atom, code: declaration, components: [component] });
      }
    }
  }
  return [...notes.values()];
}

export const MERGE_FILE = 'merging/merge.styles.ts';

const ORDERS = [
  ['base', 'danger'],
  ['danger', 'base'],
] as const;

/**
 * Applies the same two sets of styles in both orders: as classes of a style sheet, which the cascade
 * resolves, and as slots, which the library merges.
 *
 * @param samples the analysis of `merging/merge.styles.ts`
 * @param stylesheet the same styles as CSS classes
 */
export function proveMerging(
  { code, places, atoms }: AnalyzedSamples,
  stylesheet: string,
): ProofOfMerging {
  const print = (text: string, language: string) => highlightCode(text, language, new Set());
  const merges = ORDERS.map(([first, second]) => {
    const { merged, given } = readHook(() => {
      const classes = useClasses();
      return {
        merged: mergeClasses(classes[first], classes[second]),
        given: `${classes[first]} ${classes[second]}`,
      };
    });
    const element = describeElement('Button', merged, atoms);
    const kept = new Set(element.atoms.map(({ name }) => name));
    return {
      html: print(`mergeClasses(classes.${first}, classes.${second})`, 'ts'),
      element,
      lost: describeElement('', given, atoms).atoms.filter(({ name }) => !kept.has(name)),
    };
  });
  const source = replaceFound(code[MERGE_FILE] ?? '', /^import .*\n\n/, () => '');
  const cut = (code[MERGE_FILE] ?? '').length - source.length;
  return {
    css: print(stylesheet, 'css'),
    cascade: ORDERS.map((order) => ({
      html: print(`<button class="${order.join(' ')}">`, 'markup'),
      className: order.join(' '),
    })),
    source: highlightCode(
      source,
      'ts',
      new Set(),
      places[MERGE_FILE]?.map((place) => ({
        ...place,
        from: place.from - cut,
        to: place.to - cut,
      })),
    ),
    merges,
  };
}

const MODES = {
  'run-time': 'Run time',
  'ahead-of-time': 'Ahead of time',
  extraction: 'Extraction',
} as const satisfies Record<ProofMode['id'], string>;

/**
 * Describes what each mode ships: the size of the library, and the code for one declaration.
 *
 * @param samples files, the first of which has a declaration that resets no other
 * @param sizes the sizes of the library
 */
export function proveModes(
  { analysis, atoms, code }: AnalyzedSamples,
  sizes: BundleSizes,
): ProofMode[] {
  const call = analysis.calls[0];
  // A longhand, which compiles to a single class; a shorthand also adds a zero for each of its longhands.
  const declaration = call?.declarations.find(({ resetKeys }) => resetKeys.length === 0);
  const name = declaration?.className?.ltr;
  const written = analysis.modules.find(({ file }) => file === call?.file);
  if (!call || !declaration?.source || name === undefined || !written) {
    throw new Error('No declaration of the home page shows what the modes ship. Write a longhand.');
  }
  const print = (text: string, language: string) =>
    highlightCode(text, language, new Set(), markClasses(text, atoms));
  const find = (text: string | undefined, pattern: RegExp) => {
    const found = pattern.exec(text ?? '')?.[0];
    if (found === undefined) throw new Error(`${String(pattern)} is not in what ships:\n${text}`);
    return found;
  };
  const { from, to } = declaration.source;
  const source = highlightCode((code[call.file] ?? '').slice(from, to), 'ts', new Set(), [
    { from: 0, to: to - from, atom: name, hue: atoms.get(name)?.hue ?? 0 },
  ]);
  const pick = new RegExp(`\\w+: "${name}"`);
  const rule = new RegExp(`"\\.${name}\\{[^"]*"`);
  const inJavaScript = (html: string) => ({ place: 'JavaScript' as const, html });

  const ships: Record<ProofMode['id'], ProofMode['ships']> = {
    'run-time': [inJavaScript(source)],
    'ahead-of-time': [
      inJavaScript(print(`${find(written.compiled, pick)}\n${find(written.compiled, rule)}`, 'ts')),
    ],
    extraction: [
      inJavaScript(print(find(written.extracted, pick), 'ts')),
      {
        place: 'CSS',
        html: print(find(analysis.stylesheet, new RegExp(`\\.${name}\\{[^}]*\\}`)), 'css'),
      },
    ],
  };
  return (Object.keys(MODES) as ProofMode['id'][]).map((id) => {
    // The first entry of a mode has the fewest imports.
    const size = sizes.entries.find(({ mode }) => mode === MODES[id]);
    if (!size) throw new Error(`Nothing was measured for "${MODES[id]}".`);
    return { id, bytes: size.gzip, ships: ships[id] };
  });
}
