/** The policy of Trusted Types for scripts of workers; the site's Content Security Policy names it. */
export const WORKER_POLICY = 'griffel-workers';

/** Typed as the text that it stands for. */
interface WorkerPolicy {
  createScriptURL: (url: string) => string;
}

let policy: WorkerPolicy | undefined;

/** Browsers refuse the second policy of a name, so this is made once, and only where there is a document. */
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
 * @param name - for the browser's tools
 * @throws TypeError where the address is another
 */
export function startWorker(url: string, name: string): Worker {
  return new Worker(getPolicy()?.createScriptURL(url) ?? url, { name });
}
