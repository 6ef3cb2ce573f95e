// Compiles modules with a compiler that an example installs. `compareCompilers` copies this file into the example and
// runs it there: node compileModules.mjs vite|webpack|babel. It reads modules.json and writes outcomes.json.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {'vite' | 'webpack' | 'babel'} Compiler */
/** @typedef {{ code?: string | undefined, error?: string }} Outcome - the compiled module, or the message of the error */

const OWN = /^@griffel\//;
const TYPESCRIPT = '@babel/preset-typescript';

/** @type {Record<Compiler, (file: string) => Promise<string | undefined>>} */
const COMPILERS = {
  async vite(file) {
    const { build } = await import('vite');
    const result = await build({
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        lib: { entry: file, formats: ['es'] },
        rollupOptions: { external: [OWN] },
      },
    });
    const [bundle] = [result].flat();
    return bundle && 'output' in bundle ? bundle.output[0].code : undefined;
  },

  async webpack(file) {
    const { default: webpack } = await import('webpack');
    /** @type {{ default: import('webpack').Configuration }} */
    const { default: config } = await import(pathToFileURL('webpack.config.mjs').href);
    /** @type {import('webpack').Stats | undefined} */
    const stats = await new Promise((resolve, reject) => {
      webpack(
        {
          ...config,
          entry: file,
          externals: [OWN],
          externalsType: 'commonjs',
          optimization: { minimize: false, concatenateModules: false },
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
    const { errors = [], modules = [] } =
      stats?.toJson({ all: false, errors: true, modules: true, source: true }) ?? {};
    if (errors[0]) throw new Error(errors[0].message);
    return modules.find(({ name }) => name?.endsWith(path.basename(file)))?.source?.toString();
  },

  async babel(file) {
    const { transformFileAsync } = await import('@babel/core');
    const result = await transformFileAsync(file, {
      babelrc: false,
      configFile: false,
      presets: [['@griffel/babel-preset', { babelOptions: { presets: [TYPESCRIPT] } }], TYPESCRIPT],
    });
    return result?.code ?? undefined;
  },
};

const compile = COMPILERS[/** @type {Compiler} */ (process.argv[2])];
/** @type {Record<string, string[]>} */
const modules = JSON.parse(fs.readFileSync('modules.json', 'utf8'));
const folder = path.resolve('modules');
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(path.join(folder, 'tokens.ts'), "export const color = 'red';\n");

let count = 0;
/** @param {string} code @returns {Promise<Outcome>} */
async function run(code) {
  const file = path.join(folder, `module${++count}.ts`);
  fs.writeFileSync(file, code);
  try {
    return { code: await compile(file) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** @type {Record<string, Outcome[]>} */
const outcomes = {};
for (const [key, codes] of Object.entries(modules)) {
  outcomes[key] = [];
  for (const code of codes) outcomes[key].push(await run(code));
}
fs.writeFileSync('outcomes.json', JSON.stringify(outcomes, null, 2));
