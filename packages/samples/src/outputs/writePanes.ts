import { createAtomMarker, nameHueClass, type MarkedText } from '@griffel-site/engine';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import type { NamedOutputs } from './printOutputs.ts';
import { writeIfChanged } from './compareOutputs.ts';

/** Highlights text and marks its atoms. */
export function highlightMarked({ text, atoms }: MarkedText, language: string): string {
  return highlightCode(text, language, new Set(), atoms);
}

/**
 * Lists the outputs that are not empty; the first one is shown first. If all styles are dropped or the code
 * does not run, there are none, and the page shows only its messages about that.
 *
 * @returns `merge css classes`; undefined if there are none
 */
export function listTabs({ outputs, merge }: Pick<NamedOutputs, 'outputs' | 'merge'>) {
  const { css, classes, compiled, extracted, stylesheet, rtl } = outputs;
  if (css.text === '') return undefined;
  const tabs = {
    merge: merge !== undefined,
    css: true,
    classes: /→ \S/.test(classes.text),
    compiled: Object.values(compiled).some((code) => code !== ''),
    extracted: [stylesheet, ...Object.values(extracted)].some((code) => code !== ''),
    rtl: rtl !== undefined,
  };
  return Object.entries(tabs)
    .flatMap(([name, hasContent]) => (hasContent ? [name] : []))
    .join(' ');
}

/** Writes a page's outputs and links that load on demand, as one chunk. */
export function writePanes(file: string, samples: readonly NamedOutputs[]): void {
  if (samples.length === 0) return;
  const json = JSON.stringify(
    samples.map((sample) => ({
      ...highlightPanes(sample),
      link: sample.link,
      ...(sample.live && { module: sample.live.module }),
    })),
  );
  writeIfChanged(file, json);
}

function highlightPanes({ analysis, outputs, merge }: NamedOutputs) {
  const { markModule, markStylesheet } = createAtomMarker(analysis, outputs.hues);
  const modules = (files: Readonly<Record<string, string>>) =>
    Object.entries(files)
      .filter(([, code]) => code !== '')
      .map(([title, code]) => ({
        title,
        language: 'tsx',
        html: highlightMarked({ text: code, atoms: markModule(code) }, 'tsx'),
      }));
  const stylesheet = { text: outputs.stylesheet, atoms: markStylesheet() };
  return {
    classes: listClasses(outputs.classes),
    compiled: modules(outputs.compiled),
    extracted: [
      ...modules(outputs.extracted),
      ...(stylesheet.text === ''
        ? []
        : [{ title: 'griffel.css', language: 'css', html: highlightMarked(stylesheet, 'css') }]),
    ],
    // The page itself contains the CSS, unless it shows the merge first.
    ...(merge !== undefined && {
      css: [{ language: 'css', html: highlightMarked(outputs.css, 'css') }],
    }),
    ...(outputs.rtl && { rtl: [{ language: 'css', html: highlightMarked(outputs.rtl, 'css') }] }),
  };
}

/** The classes of each slot, from lines with a label, an arrow and class names, some of which are atoms. */
function listClasses({ text, atoms }: MarkedText) {
  const hues = new Map(atoms.map(({ atom, hue }) => [atom, hue]));
  return text.split('\n').map((line) => {
    const [label = '', names = ''] = line.split(' → ');
    const classes = names.split(' ').map((name) => {
      const hue = hues.get(name);
      return { name, ...(hue !== undefined && { hue: nameHueClass(hue) }) };
    });
    return { label, classes };
  });
}
