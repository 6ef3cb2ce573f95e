import ts from 'typescript';
import type { SampleProblem } from './VerifiableSample.ts';

/**
 * Finds code that bypasses the checks: comments that disable TypeScript's, and `any`; in code that is not run,
 * declarations and assertions; in code that is run, values that depend on the time, the machine or chance.
 *
 * @param sample `isHidden`: the file is a test, whose declarations would affect shown files, too;
 *   `isRun`: the code is run as well as type-checked
 */
export function findUncheckedCode(
  file: string,
  source: string,
  { isHidden, isRun }: { isHidden: boolean; isRun: boolean },
): SampleProblem[] {
  if (!/\.tsx?$/.test(file)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const problems: SampleProblem[] = [];
  const add = (position: number, message: string) => {
    problems.push({ file, line: tree.getLineAndCharacterOfPosition(position).line + 1, message });
  };

  for (const { 0: comment, index } of source.matchAll(/\/\*[^]*?\*\/|\/\/.*/g)) {
    const found = /@ts-(?:ignore|nocheck|expect-error)\b/.exec(comment);
    // In code that runs, the page shows the expected error.
    if (!found || (found[0] === '@ts-expect-error' && isRun)) continue;
    add(
      index + found.index,
      `${found[0]} keeps TypeScript from checking this sample. Remove it, and say which error is reported: typeError="…".`,
    );
  }
  const visit = (node: ts.Node): void => {
    if (isHidden && ts.isModuleDeclaration(node)) {
      add(
        node.getStart(tree),
        'This declaration is hidden, but shown files are checked with it. Move it into one of them, or remove it.',
      );
      return;
    }
    if (isRun && isChanging(node)) {
      add(
        node.getStart(tree),
        `"${node.getText(tree)}" differs from build to build, so nothing can verify its value. Write a fixed value, or name a locale.`,
      );
      return;
    }
    if (isRun && node.kind === ts.SyntaxKind.AnyKeyword) {
      add(
        node.getStart(tree),
        'TypeScript does not check what is "any", so a misspelled name in it goes unnoticed. Write its type, or unknown.',
      );
      return;
    }
    const trusted = isRun ? undefined : findTrusted(node);
    if (trusted) {
      const [text = ''] = trusted.getText(tree).split('\n');
      add(
        trusted.getStart(tree),
        `With norun, only TypeScript verifies this code, and it takes "${text}" on trust. Do without it, or make the code run.`,
      );
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return problems;
}

/** Whether an expression has another value at another time, on another machine or by chance. */
function isChanging(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return /^(?:Date\.now|Math\.random|performance\.now|crypto\.\w+|navigator\.languages?)$/.test(
      node.getText(),
    );
  }
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const { expression, arguments: values = [] } = node;
  const callee = expression.getText();
  if (/^(?:Date|Intl\.\w+)$|\.toLocale\w*String$/.test(callee)) return values.length === 0;
  return callee.endsWith('.localeCompare') && values.length < 2;
}

/** Returns `any`, the type in `as unknown` and `as never`, or a `declare …`. */
function findTrusted(node: ts.Node): ts.Node | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return node;
  if (ts.isAsExpression(node)) {
    const { type } = node;
    return [ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.NeverKeyword].includes(type.kind)
      ? type
      : undefined;
  }
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ? node : undefined;
}
