/** The Trusted Types policy for scripts of workers; the site's Content Security Policy names it. */
export const WORKER_POLICY = 'griffel-workers';

/** The trusted URL is typed as a string. */
interface WorkerPolicy {
  createScriptURL: (url: string) => string;
}

let policy: WorkerPolicy | undefined;

/** Creates the policy once, because browsers reject a second policy with the same name. */
function getPolicy(): WorkerPolicy | undefined {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy };
  };
  policy ??= trustedTypes?.createPolicy(WORKER_POLICY, {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      if (origin === location.origin && pathname.endsWith('.js')) return url;
      throw new TypeError(`Not a worker of this site: ${url}`);
    },
  });
  return policy;
}

/**
 * Starts a worker.
 *
 * @param url - of a script of the page's own origin
 * @param name - for the browser's developer tools
 * @throws TypeError for other URLs
 */
export function startWorker(url: string, name: string): Worker {
  return new Worker(getPolicy()?.createScriptURL(url) ?? url, { name });
}
