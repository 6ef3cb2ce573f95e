import { FLUENT_EXPORTS } from '../fluent/fluentExports.ts';
import { needsProvider, PROVIDER_PACKAGE } from './printMain.ts';

/** What every project has. */
const DEPENDENCIES = ['@griffel/react', 'react', 'react-dom'];

/** What only those that import it have. */
const ON_DEMAND = ['@griffel/core', '@griffel/shadow-dom', ...Object.keys(FLUENT_EXPORTS)];

const DEV_DEPENDENCIES = [
  '@babel/preset-typescript',
  '@griffel/tag-processor',
  '@griffel/vite-plugin',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

/**
 * Writes the `package.json` of a download, with exact versions.
 *
 * @param texts - the reader's sources, to see which packages they import
 * @param versions - by name of the package
 * @throws Error where the version of a package is not known
 */
export function printPackageJSON(
  texts: readonly string[],
  versions: Readonly<Record<string, string>>,
): string {
  const imported = ON_DEMAND.filter(
    (name) =>
      texts.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)) ||
      (name === PROVIDER_PACKAGE && needsProvider(texts)),
  );
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const version = Object.hasOwn(versions, name) ? versions[name] : undefined;
        if (version === undefined) throw new Error(`The version of ${name} is not known.`);
        return [name, version];
      }),
    );
  const manifest = {
    name: 'griffel-playground',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', types: 'tsc', build: 'vite build', preview: 'vite preview' },
    dependencies: pick([...DEPENDENCIES, ...imported].sort()),
    devDependencies: pick(DEV_DEPENDENCIES),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
