import { printRuleLine } from '@griffel-site/engine';
import { createPlaygroundLink, highlightCode } from '@griffel-site/samples';
import { useStyles as useBadgeStyles } from '../../src/home/samples/Badge.styles';
import { useStyles as useButtonStyles } from '../../src/home/samples/Button.styles';
import { describeElement, type AnalyzedSamples, markClasses, readHook } from './analyzeSamples';
import type { ProofComponent, ProofLine, ProofNote, ProofOfAtoms } from './HomeProof';
import { replaceFound } from '../requireTargets';

/** The components, in the order in which they render. */
const COMPONENTS = [
  { name: 'Button', useStyles: useButtonStyles },
  { name: 'Badge', useStyles: useBadgeStyles },
] as const;

export const COMPONENT_FILES = COMPONENTS.map(({ name }) => `${name}.styles.ts`);

/** Splits what `highlightCode` has made. */
function splitLines(html: string): string[] {
  return html
    .split('<span class="code-line">')
    .slice(1)
    .map((line) => replaceFound(line, /\n?<\/span>$/, () => ''));
}

/**
 * Two components, line by line: the class of each declaration, and the rule where it is new.
 *
 * @param samples the files of the components, analyzed together
 * @param app the code of an application that shows both, for the playground
 */
export function proveAtoms(samples: AnalyzedSamples, app: string): ProofOfAtoms {
  const { code, analysis, atoms } = samples;
  const known = new Set<string>();

  const components = COMPONENTS.map(({ name, useStyles }, index): ProofComponent => {
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
      // The import says nothing here.
      lines: lines.slice(lines.findIndex(({ html }) => html.includes('makeStyles</span>'))),
      element: describeElement(
        name,
        readHook(() => useStyles().root),
        atoms,
      ),
    };
  });

  const notes = listNotes(samples);
  const story = notes.find((note) => note.components.length > 1);
  if (!story) throw new Error('The components of the home page share nothing. Let them.');
  return {
    components,
    notes,
    story: { name: story.name, hue: story.hue },
    declarations: analysis.calls.reduce((sum, { declarations }) => sum + declarations.length, 0),
    rules: known.size,
    link: createPlaygroundLink({ 'App.tsx': app, ...code }, 'App.tsx', '/'),
  };
}

/** One for each atom, in the order of the source. */
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
