import parts from '@generated/playground/default/parts.json';
import type { SandboxScripts } from '@griffel-site/playground/sandbox-scripts';

let scripts: Promise<SandboxScripts> | undefined;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.text();
}

/** Loads the scripts that the sandbox runs; what failed is asked for again. */
export function loadScripts(): Promise<SandboxScripts> {
  scripts ??= Promise.all([fetchText(parts['sandbox-frame']), fetchText(parts.evaluator)]).then(
    ([frame, evaluator]) => ({ frame, evaluator }),
  );
  scripts.catch(() => {
    scripts = undefined;
  });
  return scripts;
}
