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
