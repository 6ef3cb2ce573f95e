import type { Outputs } from '@griffel-site/engine';

/** What a page needs to run a sample in the place of its result. */
export interface LiveSample {
  /** The source of the module that renders the result. */
  module: string;
  /** The events of users that it handles, each once, in their order. */
  reactions: readonly string[];
}

/** A sample of a page with what came of it. */
export interface NamedOutputs {
  /** What stands above its code. */
  title: string;
  outputs: Outputs;
  /** Opens it in the playground. */
  link: string;
  /** Advice of the engine that the author has not announced by `drops="…"`. */
  advice: readonly string[];
  /** How the page runs it; missing where its result does not react to its user. */
  live?: LiveSample;
}

/**
 * Prints the outputs of a page as the file that is committed, so that a change of Griffel or of a
 * sample is a difference to review.
 *
 * @param page - the page's file, relative to the docs folder
 */
export function printOutputs(page: string, samples: readonly NamedOutputs[]): string {
  const parts = [`# ${page}`];
  for (const [index, { title: name, outputs, advice, live }] of samples.entries()) {
    parts.push(`## ${String(index + 1)}. ${name}`);
    if (live) parts.push(`Runs on the page, because it handles: ${live.reactions.join(', ')}`);
    parts.push(...advice.map((text) => `Advice: ${text}`));
    parts.push(printPane('Classes', 'text', outputs.classes.text));
    const title = outputs.rtl ? 'CSS, left to right' : 'CSS';
    parts.push(printPane(title, 'css', outputs.css.text));
    if (outputs.rtl) parts.push(printPane('CSS, right to left', 'css', outputs.rtl.text));
    for (const [file, code] of Object.entries(outputs.compiled)) {
      parts.push(printPane(`Compiled: ${file}`, 'tsx', code));
    }
    for (const [file, code] of Object.entries(outputs.extracted)) {
      parts.push(printPane(`Extracted: ${file}`, 'tsx', code));
    }
    parts.push(printPane('Extracted: stylesheet', 'css', outputs.stylesheet));
  }
  return `${parts.join('\n\n')}\n`;
}

function printPane(title: string, language: string, text: string): string {
  const shown = language === 'css' ? orNoRules(text) : text;
  return `### ${title}\n\n\`\`\`\`${language}\n${shown}\n\`\`\`\``;
}

/** CSS as it is shown: an empty pane would look broken. */
export function orNoRules(css: string): string {
  return css.trim() === '' ? '/* No rules. */' : css;
}

/** One output of a sample. */
export interface SamplePane {
  /** What it is: `CSS`, `Compiled: Button.tsx`. */
  title: string;
  language: string;
  text: string;
}

const SAMPLE = /^## \d+\. .*$/m;

const PANE = /^### (.+)\n\n(`{3,})(\w*)\n([\s\S]*?)\n?^\2$/gm;

/**
 * Reads a file of committed outputs, as `printOutputs` writes it.
 *
 * @returns the outputs of each sample, in the order of the page
 */
export function readSamplePanes(outputs: string): SamplePane[][] {
  const [, ...samples] = outputs.split(new RegExp(SAMPLE, 'gm'));
  return samples.map((sample) =>
    [...sample.matchAll(PANE)].map(([, title = '', , language = '', text = '']) => ({
      title,
      language,
      text,
    })),
  );
}
