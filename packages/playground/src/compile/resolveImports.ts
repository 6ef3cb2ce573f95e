import { positionAt, type ModuleModel, resolveSpecifier } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import type { Problem } from '../problems/Problem.ts';
import { isFluentPackage } from '../fluent/attachFluent.ts';
import { findUnpacked, FLUENT_REMEDY, isOnlyTypes } from '../fluent/findUnpacked.ts';
import { isSandboxPackage, SANDBOX_PACKAGES } from './CompiledModule.ts';

/** The targets of a file's imports, and their problems. */
interface ResolvedImports {
  /** By specifier: a file of the project, or a package of the sandbox. */
  imports: Record<string, string>;
  problems: Problem[];
}

/** Resolves each import of a file, including `import()` and `require()` of a string, but not imports of types. */
export function resolveImports(
  module: ModuleModel,
  has: (file: string) => boolean,
): ResolvedImports {
  const { file, code, tree } = module;
  const imports: Record<string, string> = {};
  const problems: Problem[] = [];

  const resolve = (node: SyntaxNode): void => {
    const specifier = code.slice(node.from + 1, node.to - 1);
    const isPackage = isSandboxPackage(specifier) || isFluentPackage(specifier);
    const target = isPackage ? specifier : resolveSpecifier(specifier, file, has);
    if (target !== undefined) {
      imports[specifier] = target;
      return;
    }
    problems.push({
      source: 'syntax',
      severity: 'error',
      file,
      ...positionAt(code, node.from),
      from: node.from,
      to: node.to,
      ...describeMissing(specifier),
    });
  };

  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'ImportDeclaration' || name === 'ExportDeclaration') {
        const source = node.getChild('String');
        if (source && !isTypeOnly(node) && !isOnlyTypes(module, node)) {
          resolve(source);
          problems.push(...findUnpacked(module, node));
        }
        return name === 'ExportDeclaration';
      }
      if (name === 'DynamicImport') {
        const source = node.getChild('String');
        if (source) resolve(source);
      } else if (name === 'CallExpression') {
        const callee = node.firstChild;
        const source = node.getChild('ArgList')?.getChild('String');
        if (source && callee && code.slice(callee.from, callee.to) === 'require') resolve(source);
      }
      return true;
    },
  });
  return { imports, problems };
}

/** Whether it is `import type …`, which does not exist at run time. */
function isTypeOnly(node: SyntaxNode): boolean {
  return node.getChild('type') !== null;
}

function describeMissing(specifier: string): Pick<Problem, 'message' | 'remedy'> {
  if (/\.(?:css|scss|sass|less)$/.test(specifier)) {
    return {
      message: 'The playground does not load CSS files',
      remedy: 'Write the styles with makeStyles, makeResetStyles or makeStaticStyles.',
    };
  }
  if (/\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp4)$/.test(specifier)) {
    return {
      message: `The playground does not load "${specifier}"`,
      remedy: 'Use a data: URL, which contains the file.',
    };
  }
  if (/^\.\.?(\/|$)/.test(specifier)) {
    return {
      message: `There is no file "${specifier}"`,
      remedy: 'Add the file, or correct the path.',
    };
  }
  if (specifier.startsWith('@fluentui/')) {
    return {
      message: `"${specifier}" cannot be imported here: from Fluent UI, the playground has only the functions for styles, tokens, themes and FluentProvider`,
      remedy: FLUENT_REMEDY,
    };
  }
  const packages = SANDBOX_PACKAGES.filter((name) => name !== 'react/jsx-runtime').join(', ');
  return {
    message: `"${specifier}" cannot be imported here: the playground has ${packages}, the styles and themes of @fluentui/react-components, and your own files`,
    remedy: /^(?:clsx|classnames)(?:\/|$)/.test(specifier)
      ? 'Use mergeClasses() of @griffel/react.'
      : /^(?:styled-components|styled-jsx|@emotion\/|@mui\/|@stitches\/|@linaria\/)/.test(specifier)
        ? 'Write the styles with makeStyles(). “From CSS” in the menu “More” converts CSS.'
        : 'Copy the parts that you need into one of your files.',
  };
}
