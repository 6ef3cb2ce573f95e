import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { Slice } from '../evaluate/createSlicer.ts';
import { type ModuleModel, readRequire } from '../source/parseModule.ts';
import { findAncestor, isFunction, readMemberName, textOf } from '../source/nodes.ts';
import { isAssigned, readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, type Fault, PRESET } from './createDiagnostic.ts';
import { BROWSER_GLOBALS } from './diagnoseEvaluation.ts';

const NAMES = /^(?:require|module|exports|__dirname|__filename|globalThis|global|self|Date|Math)$/;
/** What has another value each time. */
const CHANGING = /^(?:new\s+Date\s*(?:\(\s*\))?$|Date\s*\(|Date\s*\.\s*now\b|Math\s*\.\s*random\b)/;
/** Most files name none of them, and need no visit of their nodes. */
const ANY_NAME = new RegExp(
  [NAMES, BROWSER_GLOBALS, /^(?:await|meta|using)$/]
    .map(({ source }) => source.replace(/^\^|\$$/g, '\\b'))
    .join('|'),
);

/**
 * Finds CommonJS, global objects and syntax that the styles depend on and the compilers do not follow, and values that
 * change. Of CommonJS, they follow `require('./a')`, and `exports` at the top level of a file.
 *
 * @param slice - the part of the file that the styles depend on
 */
export function diagnoseCommonJS(
  files: SourceFiles,
  module: ModuleModel,
  calls: readonly GriffelCall[],
  slice: Slice | undefined,
): Diagnostic[] {
  const { file, code } = module;
  if (!ANY_NAME.test(code)) return [];
  const scopes = readScopes(module);
  const found: Diagnostic[] = [];
  const visit = (root: SyntaxNode, skipped: ReadonlyMap<number, number> = new Map()): void => {
    root.cursor().iterate(({ node }) => {
      if (skipped.get(node.from) === node.to) return false;
      const syntax = describeSyntax(node);
      if (syntax) {
        found.push(createDiagnostic(files, { file, from: node.from, to: node.to }, syntax));
        return false;
      }
      if (node.name !== 'VariableName') return true;
      const name = textOf(node, code);
      const isNamed = NAMES.test(name) || (BROWSER_GLOBALS.test(name) && isGuarded(node));
      if (!isNamed || !scopes.isGlobal(node) || isFollowed(node, name, code)) return true;
      const { from, to } = /^(?:Date|Math)$/.test(name) ? (node.parent ?? node) : node;
      found.push(createDiagnostic(files, { file, from, to }, describeName(name)));
      return true;
    });
  };
  for (const unit of slice?.kept ?? []) {
    visit(unit.node, new Map(unit.children.map(({ node }) => [node.from, node.to])));
  }
  for (const { argList } of calls) visit(argList);
  return found;
}

/** Describes what only an ES module can contain: the compilers evaluate CommonJS. */
function describeSyntax(node: SyntaxNode): Fault | undefined {
  const word = /^(?:AwaitExpression|ForStatement|VariableDeclaration)$/.test(node.name)
    ? (node.getChild('await') ?? node.getChild('using'))
    : null;
  const kind =
    node.name === 'ImportMeta'
      ? 'import.meta'
      : word && !findAncestor(node, isFunction)
        ? `"${word.name}" outside of functions`
        : undefined;
  if (kind === undefined) return undefined;
  return {
    severity: 'error',
    code: 'compiler-fails',
    message: `The styles depend on ${kind}, on which ${PRESET} fails.`,
    remedy: 'Write the value into the styles, or set a CSS variable in the component.',
  };
}

function describeName(name: string): Fault {
  const [severity, code] = ['error', 'commonjs'] as const;
  switch (name) {
    case 'require':
      return {
        severity,
        code,
        message:
          'The styles depend on this require(), which the compilers do not follow: its address is not a text.',
        remedy: "Write import … from '…' at the top of the file.",
      };
    case 'Date':
    case 'Math':
      return {
        severity: 'warning',
        code: 'changing-value',
        message: `The styles depend on ${name === 'Date' ? 'the time' : 'chance'}: compiled styles keep the value of the build, and those at run time get a new one with each visit.`,
        remedy: 'Write the value into the styles, or set a CSS variable in the component.',
      };
    case 'globalThis':
    case 'global':
    case 'self':
      return {
        severity: 'warning',
        code: 'global-object',
        message: `The styles depend on "${name}". Neither the compilers nor this analysis know what other files put there.`,
        remedy: 'Use import and export.',
      };
    case '__dirname':
    case '__filename':
    case 'exports':
    case 'module':
      return {
        severity,
        code,
        message: `The styles depend on "${name}", which differs between the compilers and run time.`,
        remedy:
          'Use import and export, and write machine-specific values directly into the styles.',
      };
    default:
      return {
        severity: 'warning',
        code: 'browser-global',
        message: `The styles depend on "${name}", which exists only in browsers: there, they may differ from compiled styles, and from those shown here.`,
        remedy: `Use ${name === 'CSS' ? '@supports' : 'a media query or a CSS variable'}, or choose between slots in the component.`,
      };
  }
}

/** Whether code goes on where a global does not exist: `typeof a`, `try { a } catch {}`. */
function isGuarded(node: SyntaxNode): boolean {
  return (
    node.parent?.getChild('typeof') !== null ||
    findAncestor(node, ({ name }) => name === 'TryStatement') !== undefined
  );
}

function isFollowed(node: SyntaxNode, name: string, code: string): boolean {
  const { parent } = node;
  const isTypeof = parent?.name === 'UnaryExpression' && parent.getChild('typeof') !== null;
  switch (name) {
    case 'require':
      return isTypeof || (parent !== null && readRequire(parent, code) !== undefined);
    case 'Date':
    case 'Math':
      return !CHANGING.test(code.slice(parent?.from, parent?.to));
    case 'module':
    case 'exports': {
      const isExports =
        name === 'exports' || /^module\s*\.\s*exports\b/.test(code.slice(node.from));
      return isInFunction(node) ? isExports && isRead(node, name, code) : isTypeof || isExports;
    }
    default:
      return false;
  }
}

/** Whether a member of `exports` or `module.exports` is read, and not changed. */
function isRead(node: SyntaxNode, name: string, code: string): boolean {
  const exported = name === 'exports' ? node : node.parent;
  const member = exported?.parent;
  if (!member || readMemberName(exported, code) === undefined) return false;
  return !isAssigned(member) && member.parent?.getChild('delete') === null;
}

function isInFunction(node: SyntaxNode): boolean {
  return findAncestor(node, (at) => isFunction(at) || at.name === 'ClassBody') !== undefined;
}
