import { expect, type APIRequestContext } from '@playwright/test';
import { readShippedData } from './readShippedData.ts';
import { readPageList, readShippedScripts } from './readShippedScripts.ts';

/** One version of the documentation, as the running site knows it. */
export interface DocsVersion {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  docs: { id: string; path: string; sidebar: string }[];
  sidebars: Record<string, unknown>;
  draftIds: string[];
}

/**
 * Reads what a site ships about its documentation.
 *
 * @param request fetches
 * @param origin the site
 * @returns its only version
 * @throws if there are others
 */
export async function readDocsData(
  request: APIRequestContext,
  origin: string,
): Promise<DocsVersion> {
  const data = await readShippedData(request, origin, 'docusaurus-plugin-content-docs');
  const plugins = data['docusaurus-plugin-content-docs'] as {
    default: { versions: DocsVersion[] };
  };
  const [version, ...others] = plugins.default.versions;
  if (!version || others.length > 0) throw new Error('The documentation has not one version.');
  // Those that the navigation bar names; a page brings itself, and a list has all.
  const listed = readPageList(await readShippedScripts(request, origin));
  const docs = listed.map(([path, , id, sidebar = '']) => ({ id, path, sidebar }));
  for (const doc of version.docs) expect(docs).toContainEqual(doc);
  return { ...version, docs };
}
