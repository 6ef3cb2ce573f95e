import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/**
 * Creates a loader of the packages that samples may import. Each sample gets its own instances, because
 * packages remember their warnings; the compiled code is shared.
 *
 * @param {string} root the folder whose `node_modules` packages resolve from
 * @param {readonly string[]} allowed the package names
 * @returns {(context: vm.Context) => (name: string) => unknown} creates the `require` of a sample's
 *   context, which throws an error for other names
 */
export function createPackageLoader(root, allowed) {
  /** @type {Map<string, vm.Script>} */
  const scripts = new Map();

  /** @param {string} file */
  function compile(file) {
    const script =
      scripts.get(file) ??
      new vm.Script(
        `(function (exports, require, module, __filename, __dirname, process, global) {${readFileSync(file, 'utf8')}\n})`,
        { filename: file },
      );
    scripts.set(file, script);
    return script;
  }

  return (context) => {
    /** @type {Map<string, { exports: any }>} */
    const modules = new Map();
    const global = vm.runInContext('globalThis', context);

    /**
     * @param {string} name
     * @param {string} from
     */
    function load(name, from) {
      const require = createRequire(from);
      if (isBuiltin(name)) return require(name);
      const file = require.resolve(name);
      const known = modules.get(file);
      if (known) return known.exports;

      const module = { exports: /** @type {any} */ ({}) };
      modules.set(file, module);
      if (file.endsWith('.json')) {
        module.exports = JSON.parse(readFileSync(file, 'utf8'));
      } else {
        compile(file).runInContext(context)(
          module.exports,
          (/** @type {string} */ inner) => load(inner, file),
          module,
          file,
          path.dirname(file),
          process,
          global,
        );
      }
      return module.exports;
    }

    return (name) => {
      if (!allowed.includes(name)) {
        throw new Error(
          `Samples cannot import '${name}', only ${allowed.join(', ')} and their own files.`,
        );
      }
      return load(name, path.join(root, 'package.json'));
    };
  };
}

/** Suffixes that an import may omit, as in bundlers. */
const SUFFIXES = ['', '.tsx', '.ts', '.json', '/index.tsx', '/index.ts'];

/**
 * Creates the `require` of a sample's own files.
 *
 * @param {Record<string, string>} files CommonJS, by name
 * @param {vm.Context} context where they run
 * @param {(name: string) => unknown} requirePackage for names that are not relative paths
 * @param {readonly string[]} assets file extensions of assets, whose default export is their address
 * @param {(component: string) => void} addRendered called by the marks from `markComponents`
 * @returns {(file: string) => any} evaluates a file and returns its exports
 */
export function createSampleLoader(files, context, requirePackage, assets, addRendered) {
  /** @type {Map<string, { exports: any }>} */
  const modules = new Map();

  /** @param {string} file */
  function load(file) {
    const known = modules.get(file);
    if (known) return known.exports;

    const module = { exports: /** @type {any} */ ({}) };
    modules.set(file, module);
    if (file.endsWith('.json')) {
      module.exports = JSON.parse(files[file]);
    } else if (!file.endsWith('.css')) {
      const run = vm.compileFunction(files[file], ['exports', 'require', 'module', '__rendered'], {
        parsingContext: context,
        filename: `sample:///${file}`,
      });
      const require = (/** @type {string} */ name) => requireFrom(name, file);
      run(module.exports, require, module, addRendered);
    }
    return module.exports;
  }

  /**
   * @param {string} name
   * @param {string} from
   */
  function requireFrom(name, from) {
    if (!name.startsWith('.')) return requirePackage(name);
    const target = path.posix.join(path.posix.dirname(from), name);
    const file = SUFFIXES.map((suffix) => target + suffix).find((one) => Object.hasOwn(files, one));
    if (file !== undefined) return load(file);
    const extension = path.posix.extname(target).slice(1);
    if (assets.includes(extension)) return { __esModule: true, default: `/${target}` };
    if (extension === 'css') return {};
    throw new Error(`The sample has no file '${target}'; it has ${Object.keys(files).join(', ')}.`);
  }

  return load;
}
