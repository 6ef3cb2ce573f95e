import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// A module of CommonJS, whose default export not everything that runs this finds alike.
const { default: compileStyles } = createRequire(import.meta.url)('@griffel/webpack-loader');

/** As `@griffel/webpack-loader` looks for them. */
const STYLES = /\b(makeStyles|makeResetStyles)/;

/**
 * A loader that does what `@griffel/webpack-loader` does, once for each text of a module. To evaluate styles
 * takes six seconds of a build, and each variant of the site has the same. An entry is kept under the hash of
 * the module, the options and `basis`, with the files that the bundler has to watch for it.
 *
 * @param {string} source
 * @param {unknown} sourceMap
 * @this {object} - a loader context. Its options are those of `@griffel/webpack-loader` and `cache`, a folder,
 *   absolute, and `basis`, one text for all that styles may import.
 */
export default function rememberStyles(source, sourceMap) {
  // Others pass unchanged.
  if (!STYLES.test(source)) return this.callback(null, source, sourceMap);
  const { cache, basis, ...options } = this.getOptions();
  const key = JSON.stringify([basis, options, this.resourcePath, source, sourceMap ?? null]);
  const file = path.join(cache, `${createHash('sha256').update(key).digest('hex')}.json`);
  if (fs.existsSync(file)) {
    const { code, map, dependencies } = JSON.parse(fs.readFileSync(file, 'utf8'));
    for (const dependency of dependencies) this.addDependency(dependency);
    return this.callback(null, code, map);
  }

  const dependencies = new Set();
  const context = Object.create(this, {
    getOptions: { value: () => options },
    addDependency: {
      value: (dependency) => {
        dependencies.add(dependency);
        this.addDependency(dependency);
      },
    },
    callback: {
      value: (error, code, map) => {
        if (!error) keep(file, { code, map, dependencies: [...dependencies] });
        this.callback(error, code, map);
      },
    },
  });
  compileStyles.call(context, source, sourceMap);
}

/** Whole or not at all, whoever else writes it. */
function keep(file, entry) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(entry));
  fs.renameSync(draft, file);
}
