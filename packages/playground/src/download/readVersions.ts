/**
 * Reads the versions that a `package.json` names.
 *
 * @param text - of `examples/vite-download/package.json`
 * @returns versions by name of the package
 */
export function readVersions(text: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(text) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return { ...dependencies, ...devDependencies };
}
