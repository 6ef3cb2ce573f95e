import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { InvalidHelper } from '../evaluate/EvaluationProgram.ts';
import { textOf } from '../source/nodes.ts';
import { lineRange } from '../source/positionAt.ts';
import type { Diagnostic, SourceFiles, SourceRange } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

const REMEDIES: Readonly<Record<string, string>> = {
  flex: "Write the property, which takes every value: flex: '1 1 0'.",
  gridArea: "Write the property, which takes every value: gridArea: '2 / 4 / 1 / 3'.",
};

/** Reports a helper that got invalid values and so returned no styles. */
export function diagnoseHelper(
  files: SourceFiles,
  calls: readonly GriffelCall[],
  { helper, file, line }: InvalidHelper,
): Diagnostic {
  const range = findCallOfHelper(files, helper, file, line) ??
    calls[0]?.range ?? { file: Object.keys(files)[0] ?? '', from: 0, to: 0 };
  return createDiagnostic(files, range, {
    severity: 'warning',
    code: 'invalid-helper',
    losesStyle: true,
    message: `shorthands.${helper}() returns no styles, because these values are not valid for it.`,
    remedy: REMEDIES[helper] ?? 'Write the property instead.',
  });
}

function findCallOfHelper(
  files: SourceFiles,
  helper: string,
  file: string | undefined,
  line: number | undefined,
): SourceRange | undefined {
  const code = file !== undefined && Object.hasOwn(files, file) ? files[file] : undefined;
  if (code === undefined || file === undefined || line === undefined) return undefined;
  const range = lineRange(code, line);
  if (!range) return undefined;
  const at = textOf(range, code).indexOf(`${helper}(`);
  const from = range.from + at;
  return at === -1 ? { file, ...range } : { file, from, to: from + helper.length };
}
