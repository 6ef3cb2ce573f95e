import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { highlightCode } from '@griffel-site/samples';
import { readTemplates } from './readTemplates';

export interface PlaygroundOptions {
  /** The folder of the templates, absolute. */
  templates: string;
}

/** A template as `@generated/playground/default/templates.json` has it: its code is highlighted. */
export interface PlaygroundTemplate {
  id: string;
  title: string;
  summary: string;
  files: { name: string; language: string; html: string }[];
}

/** Supplies the templates to the page of the playground, and reloads them in development. */
export default function playground(
  _context: LoadContext,
  { templates: directory }: PlaygroundOptions,
): Plugin {
  return {
    name: 'playground',
    getPathsToWatch: () => [path.join(directory, '**/*')],
    async contentLoaded({ actions }) {
      const data: PlaygroundTemplate[] = readTemplates(directory).map((template) => ({
        ...template,
        files: template.files.map(({ name, code }) => {
          const language = path.extname(name).slice(1);
          return { name, language, html: highlightCode(code, language, new Set()) };
        }),
      }));
      await actions.createData('templates.json', data);
    },
  };
}
