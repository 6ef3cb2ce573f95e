import { createAtomMarker, nameHueClass, type MarkedText } from '@griffel-site/engine';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import type { NamedOutputs } from './printOutputs.ts';
import { writeIfChanged } from './settleOutputs.ts';

/** Highlights text with its atoms. */
export function highlightMarked({ text, atoms }: MarkedText, language: string): string {
  return highlightCode(text, language, new Set(), atoms);
}

/**
 * Names the outputs that have something to show, the one that shows first at the front. Where all styles are
 * dropped or the code does not run, there is none: what the page says about that is all there is.
 *
 * @returns `merge css classes`; undefined where there is none
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
    .flatMap(([name, isShown]) => (isShown ? [name] : []))
    .join(' ');
}

/** Writes the outputs and links that are loaded when a user asks for one: a chunk for each page. */
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
    // The page has it, unless it has the merge in its place.
    ...(merge !== undefined && {
      css: [{ language: 'css', html: highlightMarked(outputs.css, 'css') }],
    }),
    ...(outputs.rtl && { rtl: [{ language: 'css', html: highlightMarked(outputs.rtl, 'css') }] }),
  };
}

/** The classes of each slot: a line of text with a label, an arrow and names, of which some are atoms. */
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
