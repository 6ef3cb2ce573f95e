import { FLUENT_EXPORTS } from '../fluent/attachFluent.ts';

/**
 * Reads the versions in a `package.json`.
 *
 * @param text - of `examples/vite-download/package.json`
 * @returns versions by package name
 */
export function readVersions(text: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(text) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return { ...dependencies, ...devDependencies };
}

/**
 * Reads the versions of the packages of Fluent UI that a download can need: those with which `npm run corpus`
 * compares the engine.
 *
 * @param text - of `packages/engine/corpus/package-lock.json`
 * @returns versions by package name
 * @throws Error if a package is not in it
 */
export function readFluentVersions(text: string): Record<string, string> {
  const { packages } = JSON.parse(text) as { packages: Record<string, { version?: string }> };
  return Object.fromEntries(
    Object.keys(FLUENT_EXPORTS).map((name) => {
      const version = packages[`node_modules/${name}`]?.version;
      if (version === undefined) throw new Error(`The lockfile of the corpus has no ${name}.`);
      return [name, version];
    }),
  );
}
