import type { ModuleModel, Modules } from './parseModule.ts';
import { resolveModule } from './resolveSpecifier.ts';

/** For each module with `export * from '…'`, the specifiers that bring in each name, in order. */
const indexes = new WeakMap<Modules, Map<ModuleModel, StarIndex>>();

interface StarIndex {
  byName: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those whose names are not known: of a package, or of CommonJS. */
  open: ReadonlySet<string>;
}

/**
 * The specifiers of `export * from '…'` through which a module may get a name, without a search of every file
 * that it re-exports.
 */
export function findStars(modules: Modules, module: ModuleModel, name: string): readonly string[] {
  const { starExports } = module;
  if (name === '*' || starExports.length < 2) return starExports;
  const all = indexes.get(modules) ?? new Map<ModuleModel, StarIndex>();
  indexes.set(modules, all);
  const { byName, open } = all.get(module) ?? indexStars(modules, module);
  all.set(module, { byName, open });
  const own = byName.get(name) ?? new Set();
  return open.size === 0 ? [...own] : starExports.filter((one) => own.has(one) || open.has(one));
}

function indexStars(modules: Modules, module: ModuleModel): StarIndex {
  const byName = new Map<string, Set<string>>();
  const open = new Set<string>();
  for (const star of module.starExports) {
    const seen = new Set<ModuleModel>();
    const visit = (importer: ModuleModel, specifier: string): void => {
      const target = resolveModule(modules, importer, specifier);
      if (!target || target.exports.size + target.starExports.length === 0) open.add(star);
      if (!target || seen.has(target)) return;
      seen.add(target);
      for (const name of target.exports.keys()) {
        byName.set(name, (byName.get(name) ?? new Set()).add(star));
      }
      for (const inner of target.starExports) visit(target, inner);
    };
    visit(module, star);
  }
  return { byName, open };
}
