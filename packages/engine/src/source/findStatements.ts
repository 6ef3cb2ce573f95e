import type { ModuleModel, TopLevelStatement } from './ModuleModel.ts';

/** The top-level statements of a module by the names that they are about. */
export interface StatementIndex {
  /** The statements that bind a name, in the order of the source. */
  declaring: (name: string) => readonly TopLevelStatement[];
}

const indexes = new WeakMap<ModuleModel, StatementIndex>();

/** Looks statements up by name; a module is gone through once. */
export function findStatements(module: ModuleModel): StatementIndex {
  const known = indexes.get(module);
  if (known) return known;
  const declaring = new Map<string, TopLevelStatement[]>();
  const add = (
    index: Map<string, TopLevelStatement[]>,
    names: Iterable<string>,
    statement: TopLevelStatement,
  ): void => {
    for (const name of names) {
      const statements = index.get(name);
      if (statements) statements.push(statement);
      else index.set(name, [statement]);
    }
  };
  for (const statement of module.statements) {
    add(declaring, statement.declares, statement);
  }
  const index: StatementIndex = {
    declaring: (name) => declaring.get(name) ?? [],
  };
  indexes.set(module, index);
  return index;
}
