/** A policy of Trusted Types. What it makes is typed as the strings that it stands for. */
interface TrustedPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

/** Scripts of the build, and the service worker. */
const SCRIPT = /\/(?:assets\/js\/[^/]+\.js|sw\.js)$/;

/**
 * Makes a policy: HTML as it is, and of scripts the site's own.
 *
 * @param name - of `POLICIES`; a page may make each of them once
 * @returns `undefined` where the browser has no Trusted Types, and while pages are rendered on the server
 */
export function createPolicy(name: string): TrustedPolicy | undefined {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy };
  };
  return trustedTypes?.createPolicy(name, {
    createHTML: (html) => html,
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && SCRIPT.test(pathname)) return address;
      throw new TypeError(`Not a script of this site: ${address}`);
    },
  });
}
