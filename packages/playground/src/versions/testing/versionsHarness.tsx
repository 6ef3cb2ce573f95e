import type { SourceFiles } from '@griffel-site/engine';
import { createRoot, type Root } from 'react-dom/client';
import type { PartURLs } from '../../bundle/Part.ts';
import { compareVersions } from '../compareVersions.ts';
import type { Pair, VersionComparison } from '../diffVersions.ts';
import { VersionDiff } from '../VersionDiff.tsx';

let root: Root | undefined;

/** Compares in temporary frames. */
export async function compare(
  files: SourceFiles,
  versions: Pair<string>,
  parts: PartURLs,
): Promise<VersionComparison> {
  const control = new AbortController();
  const [one, other] = [createHost(), createHost()];
  try {
    const { signal } = control;
    return await compareVersions(files, versions, { parts, hosts: [one, other], signal });
  } finally {
    control.abort();
    one.remove();
    other.remove();
  }
}

/** Shows the comparison as the playground does. */
export function show(files: SourceFiles, parts: PartURLs): void {
  root ??= createRoot(createHost());
  root.render(<VersionDiff files={files} parts={parts} direction="ltr" ground="dark" />);
}

function createHost(): HTMLDivElement {
  return document.body.appendChild(document.createElement('div'));
}
