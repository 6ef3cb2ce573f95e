import { createRequire } from 'node:module';
import path from 'node:path';
import { GriffelCSSExtractionPlugin } from '@griffel/webpack-extraction-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration, type NormalModule } from 'webpack';
import { babelOptions, GRIFFEL_OPTIONS, LANGUAGE_PRESETS } from './compileWithBabel.ts';
import type { Fixture } from './readFixtures.ts';

const require = createRequire(import.meta.url);

/** The result of a real build of a fixture. */
export interface Bundle {
  stylesheet: string;
  /** Each file after the extraction loader, or the fault of the loader that failed. */
  modules: Record<string, { code: string; fault?: never } | { code?: never; fault: string }>;
}

/** Files that are left to the bundler, so that a fixture need not have them. */
export const ASSETS = /\.(?:avif|gif|jpe?g|png|svg|webp|woff2?)(?:\?.*)?$/;
/** Files that the compilers read. */
export const SCRIPTS = /\.(?:[jt]sx?|mjs)$/;
const PACKAGES = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/[\w./-]+)?$/;

/**
 * Builds all fixtures with webpack and the extraction plugin in one run, without writing files.
 *
 * @returns the bundles by the names of the fixtures
 * @throws if a build fails for another reason than a loader that fails on a file
 */
export async function bundleWithWebpack(
  fixtures: readonly Fixture[],
): Promise<Map<string, Bundle>> {
  const bundles = new Map<string, Bundle>();
  const compiler = webpack(fixtures.map((fixture) => configure(fixture, bundles)));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.stats.some(({ compilation }) => compilation.errors.some(isUnexpected))) {
        reject(new Error(stats.toString({ all: false, errors: true })));
      } else compiler.close((fault) => (fault ? reject(fault) : resolve()));
    });
  });
  return bundles;
}

function configure(fixture: Fixture, bundles: Map<string, Bundle>): Configuration {
  const { filename, cwd, ...options } = babelOptions('');
  void filename;
  return {
    name: fixture.name,
    mode: 'development',
    devtool: false,
    cache: false,
    context: fixture.folder,
    entry: `./${fixture.entry}`,
    externals: [PACKAGES, ASSETS],
    resolve: { extensions: ['.ts', '.tsx', '.js', '.jsx', '.json'] },
    module: {
      rules: [
        {
          test: SCRIPTS,
          use: [
            GriffelCSSExtractionPlugin.loader,
            {
              loader: require.resolve('@griffel/webpack-loader'),
              options: { ...GRIFFEL_OPTIONS, projectRoot: fixture.folder },
            },
            {
              loader: require.resolve('babel-loader'),
              options: { ...options, cwd, presets: LANGUAGE_PRESETS },
            },
          ],
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: require.resolve('css-loader'), options: { url: false } },
          ],
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin(),
      new GriffelCSSExtractionPlugin(),
      (compiler: Compiler) => collect(compiler, fixture, bundles),
    ],
  };
}

function collect(compiler: Compiler, fixture: Fixture, bundles: Map<string, Bundle>): void {
  compiler.hooks.shouldEmit.tap('collect', (compilation) => {
    const modules: Bundle['modules'] = {};
    for (const module of compilation.modules) {
      const { resource, type } = module as NormalModule;
      if (!resource || !type.startsWith('javascript/') || !SCRIPTS.test(resource)) continue;
      if ((module as NormalModule).matchResource) continue;
      const file = path.relative(fixture.folder, resource).split(path.sep).join('/');
      const fault = module.getErrors()?.[Symbol.iterator]().next().value?.message;
      modules[file] =
        fault === undefined ? { code: String(module.originalSource()?.source() ?? '') } : { fault };
    }
    const css = Object.keys(compilation.assets).filter((name) => name.endsWith('.css'));
    const stylesheet = css.map((name) => String(compilation.assets[name]?.source())).join('');
    bundles.set(fixture.name, { stylesheet, modules });
    return false;
  });
}

/** A file that does not compile is a result to compare; any other error is unexpected. */
function isUnexpected(error: Error): boolean {
  return error.name !== 'ModuleBuildError';
}
