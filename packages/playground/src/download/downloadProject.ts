import type { Project } from '../project/Project.ts';
import { createViteProject } from './createViteProject.ts';

/** The name of the archive and of the folder in it. */
const NAME = 'griffel-playground';

/** Milliseconds that a browser may take to start a download. */
const PATIENCE = 60_000;

/** Has the browser download the code as a buildable project. */
export async function downloadProject(
  project: Project,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const archive = await zipProject(createViteProject(project, versions));
  const url = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${NAME}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), PATIENCE);
}

/**
 * Packs a project. The ZIP library is loaded on the first call.
 *
 * @param files - texts by path
 * @returns a ZIP archive
 */
export async function zipProject(
  files: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files).map(([path, text]) => [`${NAME}/${path}`, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
}
