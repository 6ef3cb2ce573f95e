/** A Trusted Types policy. Trusted values are typed as strings. */
interface TrustedPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

/** The paths of the build's scripts and the service worker. */
const SCRIPT = /\/(?:assets\/js\/[^/]+\.js|sw\.js)$/;

/**
 * Creates a policy that allows any HTML, and only scripts of this site.
 *
 * @param name - one of `POLICIES`; a page may create each of them once
 * @returns `undefined` in browsers without Trusted Types and on the server
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
