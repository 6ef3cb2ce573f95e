import type { Analysis, Outputs } from '@griffel-site/engine';
import { readMerges } from './printMerges.ts';

/** The data that a page needs to run a sample in place of its static result. */
export interface LiveSample {
  /** The source of the module that renders the result. */
  module: string;
  /** The user events that it handles, each once, sorted. */
  reactions: readonly string[];
}

/** A sample of a page, with its outputs. */
export interface NamedOutputs {
  /** The title above its code. */
  title: string;
  analysis: Analysis;
  outputs: Outputs;
  /** What mergeClasses kept and overrode, as HTML; missing if nothing was overridden. */
  merge?: string | undefined;
  /** Opens it in the playground. */
  link: string;
  /** Advice from the engine that the author does not expect with `drops="…"`. */
  advice: readonly string[];
  /** How the page runs it; missing if its result does not react to the user. */
  live?: LiveSample;
}

/**
 * Prints the outputs of a page as the file to commit, so that a change in Griffel or in a sample is a diff
 * to review.
 *
 * @param page - the page's file, relative to the docs folder
 */
export function printOutputs(page: string, samples: readonly NamedOutputs[]): string {
  const parts = [`# ${page}`];
  for (const [index, { title: name, outputs, merge, advice, live }] of samples.entries()) {
    parts.push(`## ${String(index + 1)}. ${name}`);
    if (live) parts.push(`Runs on the page, because it handles: ${live.reactions.join(', ')}`);
    parts.push(...advice.map((text) => `Advice: ${text}`));
    const panes: [title: string, language: string, text: string][] = [
      ['Merge', 'text', merge === undefined ? '' : readMerges(merge)],
      ['Classes', 'text', outputs.classes.text],
      [outputs.rtl ? 'CSS, left to right' : 'CSS', 'css', outputs.css.text],
      ['CSS, right to left', 'css', outputs.rtl?.text ?? ''],
      ...listModules('Compiled', outputs.compiled),
      ...listModules('Extracted', outputs.extracted),
      ['Extracted: stylesheet', 'css', outputs.stylesheet],
    ];
    for (const [title, language, text] of panes) {
      // An empty pane has no tab on the page, either.
      if (text.trim() !== '') parts.push(printPane(title, language, text));
    }
  }
  return `${parts.join('\n\n')}\n`;
}

function listModules(
  title: string,
  files: Readonly<Record<string, string>>,
): [title: string, language: string, text: string][] {
  return Object.entries(files).map(([file, code]) => [`${title}: ${file}`, 'tsx', code]);
}

function printPane(title: string, language: string, text: string): string {
  return `### ${title}\n\n\`\`\`\`${language}\n${text}\n\`\`\`\``;
}

/** One output of a sample. */
export interface SamplePane {
  /** `CSS`, `Compiled: Button.tsx`, … */
  title: string;
  language: string;
  text: string;
}

const SAMPLE = /^## \d+\. .*$/m;

const PANE = /^### (.+)\n\n(`{3,})(\w*)\n([\s\S]*?)\n?^\2$/gm;

/**
 * Parses a file of committed outputs, as printed by `printOutputs`.
 *
 * @returns the outputs of each sample that shows any on the page, in the page's order
 */
export function readSamplePanes(outputs: string): SamplePane[][] {
  const [, ...samples] = outputs.split(new RegExp(SAMPLE, 'gm'));
  return samples
    .map((sample) =>
      [...sample.matchAll(PANE)].map(([, title = '', , language = '', text = '']) => ({
        title,
        language,
        text,
      })),
    )
    .filter((panes) => panes.some(({ title }) => title.startsWith('CSS')));
}
