import type { SyntaxNode, Tree } from '@lezer/common';

/** One statement at the top level of a module. */
export interface TopLevelStatement {
  node: SyntaxNode;
  /** Names it binds in the module. */
  declares: readonly string[];
  /** Names it reads; a shadowed name may be among them, which costs a larger slice and no more. */
  references: ReadonlySet<string>;
  /** Specifiers of the `require('…')` in it. */
  requires: readonly string[];
}

/** Where an imported name comes from; `imported` is `*` for a namespace. */
export interface ImportBinding {
  specifier: string;
  imported: string;
  /** The imported name's node, or the local name's where there is no other. */
  node: SyntaxNode;
  /** The local name's node. */
  definition: SyntaxNode;
}

/** What an exported name stands for. */
export type ExportBinding =
  | { kind: 'local'; local: string }
  | { kind: 'default'; statement: TopLevelStatement }
  | { kind: 'from'; specifier: string; imported: string };

/** A parsed file with its names. */
export interface ModuleModel {
  file: string;
  code: string;
  tree: Tree;
  statements: readonly TopLevelStatement[];
  imports: ReadonlyMap<string, ImportBinding>;
  exports: ReadonlyMap<string, ExportBinding>;
  /** Specifiers of `export * from '…'`. */
  starExports: readonly string[];
  /** Specifiers in the order in which the module asks for them, `require()` too, types left out. */
  requests: readonly string[];
  /** Specifiers of `import('…')`. */
  dynamicRequests: readonly string[];
}
