import type { APIRequestContext } from '@playwright/test';
import { readShippedData } from './readShippedData.ts';

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
  return version;
}
