import parts from '@generated/playground/default/parts.json';
import {
  runSample,
  type SampleRun,
  type SampleRunOptions,
} from '@griffel-site/playground/run-here';
import { readShareLink } from '@griffel-site/playground/share';
import { loadScripts } from '../playground/loadParts';
import { COLORS } from '../tokens/colors';
import type { SamplePanes } from './SampleOutput';

/** The name of the module that renders the result; no sample has a file of that name. */
const ENTRY = '__result.tsx';

/** The base styles of results (`BASE` in writeResultSheet.ts), for a document. */
const STYLE = `:where(html){color-scheme:dark;background:${COLORS.ground}}:where(body){margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}`;

/** Runs a sample in the sandbox of the playground, with the code from its link to the playground. */
export async function startRun(
  { link, module = '' }: SamplePanes,
  options: Pick<SampleRunOptions, 'host' | 'title' | 'onChange'>,
): Promise<SampleRun> {
  const { files } = await readShareLink(link.slice(link.indexOf('#')));
  return runSample({
    ...options,
    wrapper: parts.sandbox,
    loadScripts,
    style: STYLE,
    files: { ...files, [ENTRY]: module },
    entry: ENTRY,
  });
}
