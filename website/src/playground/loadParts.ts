import integrity from '@generated/playground/default/integrity.json';
import parts from '@generated/playground/default/parts.json';
import type { PreparedRun } from '@griffel-site/playground/prepare-run';
import type { SandboxScripts } from '@griffel-site/playground/sandbox-scripts';

let scripts: Promise<SandboxScripts> | undefined;
const runs = new Map<string, Promise<PreparedRun>>();

/** `reload` after a failure, because a truncated file may be in the browser's cache. */
let cache: RequestCache = 'default';

async function fetchText(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.text();
}

function fetchScript(name: 'sandbox-frame' | 'evaluator'): Promise<string> {
  return fetchText(parts[name], { integrity: integrity[name], cache });
}

/** Loads the scripts of the sandbox; after a failure, the next call tries again. */
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

/** Loads the prepared run of a template; after a failure, the next call tries again. */
export function loadTemplateRun(id: string): Promise<PreparedRun> {
  const known = runs.get(id);
  if (known) return known;
  const url = (parts as Readonly<Record<string, string>>)[`run-${id}`] ?? '';
  const run = fetchText(url).then((text) => JSON.parse(text) as PreparedRun);
  runs.set(id, run);
  run.catch(() => runs.delete(id));
  return run;
}
