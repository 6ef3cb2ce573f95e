import type { PartURLs } from '../bundle/Part.ts';
import type { SandboxScripts } from '../sandbox/Sandbox.ts';

/**
 * Lists the releases of Griffel that the build has packed.
 *
 * @returns versions of `@griffel/react`, the newest first
 */
export function listVersions(parts: PartURLs): string[] {
  return Object.keys(parts)
    .flatMap((name) => (name.startsWith('rules-') ? [name.slice('rules-'.length)] : []))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/**
 * Loads what the sandbox runs, with a release of Griffel in it.
 *
 * @param version - one of `listVersions`, or undefined for the newest
 * @throws Error where a script does not load
 */
export async function loadVersionScripts(
  parts: PartURLs,
  version: string | undefined,
): Promise<SandboxScripts> {
  const isOlder = version !== undefined && parts[`frame-${version}`] !== undefined;
  const [frame, evaluator] = await Promise.all([
    loadText(isOlder ? parts[`frame-${version}`] : parts['sandbox-frame']),
    loadText(isOlder ? parts[`evaluator-${version}`] : parts.evaluator),
  ]);
  return { frame, evaluator };
}

async function loadText(url = ''): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.text();
}
