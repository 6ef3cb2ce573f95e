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
