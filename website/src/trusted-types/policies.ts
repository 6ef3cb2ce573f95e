import { WORKER_POLICY } from '@griffel-site/playground/worker-policy';

/**
 * Names of all policies of Trusted Types that a page may make, each of them once. The Content Security
 * Policy lists them, and browsers refuse any other.
 */
export const POLICIES = {
  /** HTML that the build has made, and the addresses of its scripts (`trust.ts`). */
  site: 'griffel-site',
  /** The inline script that requests the scripts of a page (`startLate.ts`). */
  start: 'griffel-start',
  /** The bundler's runtime, which loads chunks. */
  bundler: 'griffel-bundler',
  /** The banner that Docusaurus writes into a home page whose scripts do not load. */
  banner: 'griffel-banner',
  /** The playground's workers. */
  workers: WORKER_POLICY,
} as const;
