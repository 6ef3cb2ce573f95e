import { isInside, type ModuleModel, readScopes, textOf } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import { isValue } from '../../fluent/findUnpacked.ts';
import { createFix, createProblem } from '../propertySource.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';
import type { Fix, Problem } from '../../problems/Problem.ts';
import { describeForeign, GRIFFEL_EXPORTS } from '../../problems/remedies.ts';

/** How many near names are offered. */
const MAX_FIXES = 2;

/** A file and the files that its specifiers mean. */
export interface LinkedModule {
  module: ModuleModel;
  imports: Readonly<Record<string, string>>;
}

/**
 * Finds names that a file imports from files that do not export them. A browser does not load such modules.
 * Compiled to CommonJS they load, but the name is undefined, and what fails later does not mention the import.
 *
 * @param linked - the files that were compiled, by their names
 */
export function findMissingExports(
  { module, imports }: LinkedModule,
  linked: ReadonlyMap<string, LinkedModule>,
): Problem[] {
  const { file, code } = module;
  return [...module.imports].flatMap(([local, { specifier, imported, node, definition }]) => {
    const target = linked.get(imports[specifier] ?? '');
    const isOfGriffel =
      /^@griffel\//.test(specifier) &&
      (imported === 'default' ||
        (specifier === '@griffel/react' && imported !== '*' && !GRIFFEL_EXPORTS.has(imported)));
    if (!isOfGriffel && (!target || imported === '*' || mayExport(target, imported, linked))) {
      return [];
    }
    const declaration = module.statements.find(({ node: one }) => isInside(node, one))?.node;
    // The compiler removes imports of types.
    if (!declaration || (/\.tsx?$/.test(file) && !isValue(module, declaration, local))) return [];
    const isAlone = node.from === definition.from && declaration.getChild(',') === null;
    const swap = (): FileEdit | undefined => {
      const group = declaration.getChild('ImportGroup');
      const range = imported === 'default' ? node : group;
      const insert = imported === 'default' ? `{ ${local} }` : local;
      return isAlone && range && (group?.getChildren('VariableDefinition').length ?? 1) === 1
        ? { file, from: range.from, to: range.to, insert }
        : undefined;
    };
    const rename = (name: string): FileEdit[] => renameImport(module, { node, definition }, name);
    const fault = {
      source: 'syntax',
      severity: 'error',
      ...(target?.module === module
        ? describeOwn(file)
        : target
          ? describeMissing(target.module, { specifier, imported, local }, { swap, rename })
          : imported === 'default'
            ? offer(`${specifier} has no default export`, `{ ${local} }`, specifier, swap())
            : describeUnknown(specifier, imported, rename)),
    } as const;
    return createProblem({ [file]: code }, { file, from: node.from, to: node.to }, fault);
  });
}

/** Whether a file exports a name, or whether that is not known: it is a type, or comes from elsewhere. */
function mayExport(
  { module, imports }: LinkedModule,
  name: string,
  linked: ReadonlyMap<string, LinkedModule>,
  seen = new Set<string>(),
): boolean {
  seen.add(module.file);
  return (
    module.exports.has(name) ||
    // CommonJS, and types.
    /\bexports\s*[.=[]|\bexport\s+(?:=|import\b|type\s*[*{])/.test(module.code) ||
    new RegExp(String.raw`\b(?:type|interface|namespace|declare\s+\w+)\s+${name}(?![\w$])`).test(
      module.code,
    ) ||
    module.starExports.some((specifier) => {
      const target = linked.get(imports[specifier] ?? '');
      if (!target) return true;
      return (
        name !== 'default' && !seen.has(target.module.file) && mayExport(target, name, linked, seen)
      );
    })
  );
}

type FileEdit = Fix['edits'][number];

/** Changes of an import that names what its file does not export. */
interface ImportChanges {
  /** From a default import to a named one, or back; undefined if the declaration imports other names, too. */
  swap: () => FileEdit | undefined;
  /** To an export with another name. */
  rename: (name: string) => FileEdit[];
}

function describeOwn(file: string): Pick<Problem, 'message' | 'remedy'> {
  return {
    message: `${file} imports itself`,
    remedy:
      'Write what it should import into another file. The preview renders what App.tsx exports, without createRoot().',
  };
}

function describeMissing(
  module: ModuleModel,
  { specifier, imported, local }: { specifier: string; imported: string; local: string },
  { swap, rename }: ImportChanges,
): Pick<Problem, 'message' | 'remedy' | 'fixes'> {
  const { file, exports, statements } = module;
  const isDefault = imported === 'default';
  const message = isDefault
    ? `${file} has no default export`
    : `${file} does not export "${imported}"`;
  if (isDefault && exports.has(local)) return offer(message, `{ ${local} }`, specifier, swap());
  const declared = statements.find(({ declares }) => declares.includes(imported))?.node;
  const isTheDefault = statements.some(({ node }) =>
    new RegExp(String.raw`^export\s+default\s+${imported}\s*;?$`).test(textOf(node, module.code)),
  );
  if (isTheDefault) return offer(message, local, specifier, swap());
  if (declared && !isDefault) {
    const { from } = declared;
    return /Declaration$/.test(declared.name) && !/^(?:Im|Ex)port/.test(declared.name)
      ? {
          message,
          remedy: `Write "export" before its declaration in ${file}.`,
          fixes: [createFix('Export it', { file, from, to: from }, 'export ')],
        }
      : offer(message, local, specifier, swap());
  }
  const names = [...exports.keys()].filter((name) => name !== 'default');
  const near = nearestWords(imported, names);
  if (!isDefault && near.length === 0 && exports.has('default'))
    return offer(message, local, specifier, swap());
  const listed = (near.length > 0 ? near : names).slice(0, 5);
  return {
    message,
    remedy:
      listed.length > 0
        ? `Import what it exports: ${listed.join(', ')}.`
        : `Write "export" before what other files need.`,
    ...(!isDefault &&
      near.length > 0 && {
        fixes: near
          .slice(0, MAX_FIXES)
          .map((name) => ({ title: `Change to "${name}"`, edits: rename(name) })),
      }),
  };
}

/** Describes a name that a package does not export. */
function describeUnknown(
  specifier: string,
  imported: string,
  rename: ImportChanges['rename'],
): Pick<Problem, 'message' | 'remedy' | 'fixes'> {
  const message = `${specifier} does not export "${imported}"`;
  const remedy = describeForeign(imported);
  const [near] = remedy === undefined ? nearestWords(imported, [...GRIFFEL_EXPORTS]) : [];
  if (near === undefined) return { message, remedy: remedy ?? 'Remove it from the import.' };
  return {
    message,
    remedy: `Write "${near}".`,
    fixes: [{ title: `Change to "${near}"`, edits: rename(near) }],
  };
}

/** Offers another import of the same file or package. */
function offer(
  message: string,
  clause: string,
  specifier: string,
  edit: FileEdit | undefined,
): Pick<Problem, 'message' | 'remedy' | 'fixes'> {
  return {
    message,
    remedy: `Write import ${clause} from '${specifier}'.`,
    ...(edit && { fixes: [{ title: `Import ${clause}`, edits: [edit] }] }),
  };
}

/** Imports another name, and uses it in the whole file unless the file already has it. */
function renameImport(
  module: ModuleModel,
  { node, definition }: { node: SyntaxNode; definition: SyntaxNode },
  name: string,
): FileEdit[] {
  const { file } = module;
  const edit = ({ from, to }: SyntaxNode, insert = name): FileEdit => ({ file, from, to, insert });
  if (node.from !== definition.from) return [edit(node)];
  const scopes = readScopes(module);
  if (scopes.names.has(name)) {
    return [edit(node, `${name} as ${textOf(node, module.code)}`)];
  }
  const uses = scopes.findReferences(definition).map((use) =>
    // `{ colour }` keeps its key.
    use.name === 'PropertyDefinition'
      ? edit(use, `${textOf(use, module.code)}: ${name}`)
      : edit(use),
  );
  return [edit(node), ...uses];
}
