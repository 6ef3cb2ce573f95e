import { nameHueClass, type MarkedText, type Outputs } from '@griffel-site/engine';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import { orNoRules, type NamedOutputs } from './printOutputs.ts';
import { writeIfChanged } from './settleOutputs.ts';

/** Highlights text with its atoms. */
export function highlightMarked({ text, atoms }: MarkedText, language: string): string {
  return highlightCode(text, language, new Set(), atoms);
}

/** Writes the outputs and links that are loaded when a user asks for one: a chunk for each page. */
export function writePanes(file: string, samples: readonly NamedOutputs[]): void {
  if (samples.length === 0) return;
  const json = JSON.stringify(
    samples.map(({ outputs, link, live }) => ({
      ...highlightPanes(outputs),
      link,
      ...(live && { module: live.module }),
    })),
  );
  writeIfChanged(file, json);
}

function highlightPanes(outputs: Outputs) {
  const modules = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([title, code]) => ({
      title,
      language: 'tsx',
      html: highlightCode(code, 'tsx', new Set()),
    }));
  return {
    classes: listClasses(outputs.classes),
    compiled: modules(outputs.compiled),
    extracted: [
      ...modules(outputs.extracted),
      {
        title: 'griffel.css',
        language: 'css',
        html: highlightCode(orNoRules(outputs.stylesheet), 'css', new Set()),
      },
    ],
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
