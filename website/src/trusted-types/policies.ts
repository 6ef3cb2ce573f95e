import { WORKER_POLICY } from '@griffel-site/playground/worker-policy';

/**
 * The names of all Trusted Types policies that a page may create, each of them once. The Content Security
 * Policy lists them, and browsers reject others.
 */
export const POLICIES = {
  /** HTML from the build, and the addresses of its scripts (`trust.ts`). */
  site: 'griffel-site',
  /** The inline script that requests the scripts of a page (`startLate.ts`). */
  start: 'griffel-start',
  /** The bundler's runtime, which loads chunks. */
  bundler: 'griffel-bundler',
  /** The banner that Docusaurus adds to a home page whose scripts do not load. */
  banner: 'griffel-banner',
  /** The playground's workers. */
  workers: WORKER_POLICY,
} as const;

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
