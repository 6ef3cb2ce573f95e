import fs from 'node:fs';
import path from 'node:path';
import { parseTemplateManifest } from '@griffel-site/playground/templates';

/** A template of the playground. */
export interface Template {
  /** The name of its folder, and its anchor on the page. */
  id: string;
  title: string;
  summary: string;
  /** `App.tsx` first, the others by name. */
  files: { name: string; code: string }[];
}

const MANIFEST = 'template.json';
const ENTRY = 'App.tsx';

/**
 * Reads the templates in a folder, in the order of their manifests.
 *
 * @throws Error if a template has no valid manifest or no `App.tsx`
 */
export function readTemplates(directory: string): Template[] {
  return fs
    .readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => {
      const folder = path.join(directory, id);
      const manifestPath = path.join(folder, MANIFEST);
      const names = fs.readdirSync(folder);
      for (const required of [MANIFEST, ENTRY]) {
        if (!names.includes(required)) {
          throw new Error(
            `The template ${folder} has no ${required}. Add it, or remove the folder.`,
          );
        }
      }
      const manifest = parseTemplateManifest(fs.readFileSync(manifestPath, 'utf8'), manifestPath);
      const files = names
        .filter((name) => name !== MANIFEST)
        .sort((a, b) => Number(b === ENTRY) - Number(a === ENTRY) || a.localeCompare(b))
        .map((name) => ({
          name,
          code: fs.readFileSync(path.join(folder, name), 'utf8').trimEnd(),
        }));
      return { id, files, ...manifest };
    })
    .sort((a, b) => a.order - b.order)
    .map(({ id, title, summary, files }) => ({ id, title, summary, files }));
}
