import integrity from '@generated/playground/default/integrity.json';
import parts from '@generated/playground/default/parts.json';
import type { SandboxScripts } from '@griffel-site/playground/sandbox-scripts';

let scripts: Promise<SandboxScripts> | undefined;

/** What was cut off on its way may be in the browser's cache. */
let cache: RequestCache = 'default';

async function fetchScript(name: 'sandbox-frame' | 'evaluator'): Promise<string> {
  const response = await fetch(parts[name], { integrity: integrity[name], cache });
  if (!response.ok) throw new Error(`${parts[name]} answered ${String(response.status)}.`);
  return response.text();
}

/** Loads the scripts that the sandbox runs, whole; what failed is asked for again. */
export function loadScripts(): Promise<SandboxScripts> {
  scripts ??= Promise.all([fetchScript('sandbox-frame'), fetchScript('evaluator')]).then(
    ([frame, evaluator]) => ({ frame, evaluator }),
  );
  scripts.catch(() => {
    scripts = undefined;
    cache = 'reload';
  });
  return scripts;
}
