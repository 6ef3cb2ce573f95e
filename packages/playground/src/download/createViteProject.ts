import { joinPath, type SourceFiles } from '@griffel-site/engine';
import { FLUENT_EXPORTS } from '../fluent/attachFluent.ts';
import { findEntry, type Project } from '../project/Project.ts';
import { needsProvider, printMain, PROVIDER_PACKAGE } from './printMain.ts';

/**
 * Creates a Vite project from the user's code. In development, Griffel runs as in the playground; a build
 * compiles the styles ahead of time. The user's files are in `src/`. Those with JSX get an extension that
 * ends in `x`, because Vite requires it.
 *
 * @param project - with at least one script
 * @param versions - of all packages that a project can need, by name: those of `examples/vite-download`,
 *   which the tests build
 * @returns texts by path
 * @throws Error if the project has no script, or if the version of a package that it needs is not known
 */
export function createViteProject(
  { files }: Project,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const sources = renameJSXFiles(files);
  const entry = findEntry(sources);
  if (entry === undefined) throw new Error('A project without a script cannot be downloaded.');
  const main = findFreeName(Object.keys(sources));
  return {
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': readme,
    'index.html': indexHTML.replace('MAIN', main),
    'package.json': printPackageJSON(Object.values(sources), versions),
    'tsconfig.json': tsconfig,
    'vite.config.ts': viteConfig,
    [`src/${main}.tsx`]: printMain(entry, sources[entry] ?? '', Object.values(sources)),
    ...Object.fromEntries(Object.entries(sources).map(([name, text]) => [`src/${name}`, text])),
  };
}

/** `main`, or `main2` and so on if the user has a file with that name. */
function findFreeName(names: readonly string[]): string {
  const taken = names.map((name) => name.toLowerCase().replace(/\..*$/, ''));
  let free = 'main';
  for (let count = 2; taken.includes(free); count++) free = `main${String(count)}`;
  return free;
}

/** Dependencies of every project. */
const DEPENDENCIES = ['@griffel/react', 'react', 'react-dom'];

/** Dependencies only of projects that import them. */
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
 * @param texts - the user's sources, to find which packages they import
 * @param versions - by package name
 * @throws Error if the version of a package is not known
 */
function printPackageJSON(
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

/**
 * Renames `.js` files with JSX to `.jsx`, also in imports of them. The playground accepts JSX in `.js`; Vite
 * does not.
 *
 * @param files - texts by path
 * @returns the same files in the same order
 */
export function renameJSXFiles(files: SourceFiles): Record<string, string> {
  const renamed = new Set(
    Object.entries(files)
      .filter(([name, text]) => name.endsWith('.js') && /<[\w>]/.test(text))
      .map(([name]) => name)
      .filter((name) => !Object.hasOwn(files, `${name}x`)),
  );
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      renamed.has(name) ? `${name}x` : name,
      text.replaceAll(/(['"])(\.{1,2}\/[\w./-]+\.js)\1/g, (specifier, quote: string, to: string) =>
        renamed.has(joinPath(name, to)) ? `${quote}${to}x${quote}` : specifier,
      ),
    ]),
  );
}

/** `MAIN` is replaced with the name of the script. */
const indexHTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>From the Griffel playground</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/MAIN.tsx"></script>
  </body>
</html>
`;

const viteConfig = `import griffel from '@griffel/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // A build compiles styles ahead of time. In development, Griffel runs in the browser and logs its warnings.
    command === 'build' &&
      griffel({
        // For the TypeScript files that the styles import.
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
  ],
}));
`;

const tsconfig = `{
  "compilerOptions": {
    "target": "ES2022",
    "module": "ESNext",
    "moduleResolution": "bundler",
    "lib": ["ES2022", "DOM", "DOM.Iterable"],
    "types": [],
    "jsx": "react-jsx",
    "allowJs": true,
    "allowImportingTsExtensions": true,
    "strict": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "vite.config.ts"]
}
`;

const readme = `# From the Griffel playground

Needs Node 20.20 or newer.

\`\`\`shell
npm install
npm run dev
\`\`\`

The first command installs what \`package.json\` names, the second serves the project and reloads it
as you edit.

- \`npm run build\` writes it to \`dist/\`, with the styles compiled ahead of time
- \`npm run preview\` serves that build
- \`npm run types\` checks the types

Your files are in \`src/\`.
`;
