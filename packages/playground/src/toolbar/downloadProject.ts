import { createViteProject } from '../download/createViteProject.ts';
import { saveFile } from '../download/saveFile.ts';
import { zipProject } from '../download/zipProject.ts';
import type { Project } from '../project/Project.ts';

/** What the archive and the folder in it are called. */
const NAME = 'griffel-playground';

/** Has the browser download the code as a project that builds. */
export async function downloadProject(
  project: Project,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const archive = await zipProject(NAME, createViteProject(project, versions));
  saveFile(`${NAME}.zip`, archive, 'application/zip');
}
