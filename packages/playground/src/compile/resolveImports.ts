import {
  type ModuleModel,
  relativePath,
  resolveSpecifier,
  type SourceFiles,
} from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import type { Problem } from '../problems/Problem.ts';
import { isFluentPackage } from '../fluent/attachFluent.ts';
import { findUnpacked, FLUENT_REMEDY, isOnlyTypes } from '../fluent/findUnpacked.ts';
import { nearestWords } from '../lint/vocabulary/nearestWords.ts';
import { createFix, createProblem } from '../lint/propertySource.ts';
import { isSandboxPackage, SANDBOX_PACKAGES } from './CompiledModule.ts';

/** The targets of a file's imports, and their problems. */
interface ResolvedImports {
  /** By specifier: a file of the project, or a package of the sandbox. */
  imports: Record<string, string>;
  problems: Problem[];
}

/** Resolves each import of a file, including `import()` and `require()` of a string, but not imports of types. */
export function resolveImports(module: ModuleModel, files: SourceFiles): ResolvedImports {
  const { file, code, tree } = module;
  const imports: Record<string, string> = {};
  const problems: Problem[] = [];

  const resolve = (node: SyntaxNode): void => {
    const specifier = code.slice(node.from + 1, node.to - 1);
    const isPackage = isSandboxPackage(specifier) || isFluentPackage(specifier);
    const target = isPackage
      ? specifier
      : resolveSpecifier(specifier, file, (one) => Object.hasOwn(files, one));
    if (target !== undefined) {
      imports[specifier] = target;
      return;
    }
    const meant = findMeant(specifier, file, Object.keys(files));
    const range = { file, from: node.from, to: node.to };
    problems.push(
      createProblem(files, range, {
        source: 'syntax',
        severity: 'error',
        ...describeMissing(specifier),
        ...(meant !== undefined && {
          remedy: `Write "${meant}".`,
          fixes: [createFix(`Change to "${meant}"`, range, `'${meant}'`)],
        }),
      }),
    );
  };

  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'ImportDeclaration' || name === 'ExportDeclaration') {
        const source = node.getChild('String');
        // `import type …` does not exist at run time.
        if (source && node.getChild('type') === null && !isOnlyTypes(module, node)) {
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

/** What to do instead of importing frequent packages: for others, their code has to be copied. */
const REMEDIES: readonly (readonly [specifier: RegExp, remedy: string])[] = [
  [/^(?:clsx|classnames|tailwind-merge)(?:\/|$)/, 'Use mergeClasses() of @griffel/react.'],
  [/^griffel(?:\/|$)/, 'Write "@griffel/react".'],
  // Libraries for styles, whose styles can be written with Griffel.
  [
    /^(?:@compiled\/|@emotion\/|@linaria\/|@material-ui\/|@mui\/|@stitches\/|@stylex|@vanilla-extract\/|class-variance-authority|goober|react-jss|styled-|tss-react)/,
    'Write the styles with makeStyles() of @griffel/react. To convert CSS, use “Convert CSS” in the menu “More”.',
  ],
];

/**
 * Finds the file that is meant by a wrong path, whatever its folder: by the same name, or else by a similar one.
 * A name without a dot or slash at its start is mostly a package's, so only the same name counts.
 *
 * @returns the right specifier
 */
function findMeant(specifier: string, file: string, files: string[]): string | undefined {
  if (/^@\w/.test(specifier)) return undefined;
  const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.[jt]sx?$/, '');
  const names = files.filter((one) => one !== file).map(nameOf);
  const name = nameOf(specifier);
  const same = names.find((one) => one.toLowerCase() === name.toLowerCase());
  const near = same ?? (/^\W/.test(specifier) ? nearestWords(name, names)[0] : undefined);
  const target = files.find((one) => one !== file && near !== undefined && nameOf(one) === near);
  return target === undefined ? undefined : relativePath(file, target).replace(/\.[jt]sx?$/, '');
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
      remedy: specifier.endsWith('.json')
        ? 'Write its contents into a .ts file, as an exported object.'
        : 'Add the file, or correct the path.',
    };
  }
  if (specifier.startsWith('@fluentui/')) {
    return {
      message: `"${specifier}" cannot be imported here: from Fluent UI, the playground has only the functions for styles, tokens, themes and FluentProvider`,
      remedy: FLUENT_REMEDY,
    };
  }
  if (specifier.startsWith('react-dom/server')) {
    return {
      message: `"${specifier}" cannot be imported here: the playground renders only in the browser`,
      remedy: 'The guide “Server-side rendering” has code for servers.',
    };
  }
  const packages = SANDBOX_PACKAGES.filter((name) => name !== 'react/jsx-runtime').join(', ');
  return {
    message: `"${specifier}" cannot be imported here: the playground has ${packages}, the styles and themes of @fluentui/react-components, and your own files`,
    remedy:
      REMEDIES.find(([pattern]) => pattern.test(specifier))?.[1] ??
      'Copy the parts that you need into one of your files.',
  };
}
