import {
  type Node as JSONNode,
  parse as findJSONErrors,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import ts from 'typescript';
import type { KnownPackages } from '../shell/readKnownPackages.ts';
import { ADD_TO_EXAMPLE } from '../shell/verifyShell.ts';
import type { FenceProblem } from '../VerifiableSample.ts';

interface JSONContext {
  /** The title of the fence; `tsconfig.json` means that the JSON has TypeScript options. */
  title: string | undefined;
  knownPackages: Pick<KnownPackages, 'versions'>;
}

/**
 * Checks that JSON parses, that no object has a key twice, that its packages exist, and that TypeScript
 * options are valid.
 *
 * `JSON.parse` decides whether it parses. Its messages vary between Node versions and may lack a position, so another
 * parser finds the error.
 */
export function verifyJSON(code: string, { title, knownPackages }: JSONContext): FenceProblem[] {
  try {
    JSON.parse(code);
  } catch (error) {
    const errors: ParseError[] = [];
    findJSONErrors(code, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    const reason = first ? printParseErrorCode(first.error) : String(error);
    return [
      {
        line: code.slice(0, first?.offset ?? 0).split('\n').length,
        message: `The JSON does not parse: ${reason}. Correct it.`,
      },
    ];
  }
  const tree = parseTree(code);
  if (!tree) return [];
  const findLine = ({ offset }: JSONNode) => code.slice(0, offset).split('\n').length;
  const repeated = findRepeatedKey(tree);
  return [
    ...(repeated
      ? [
          {
            line: findLine(repeated),
            message: `The JSON has the key ${JSON.stringify(repeated.value)} twice, and the first is ignored. Remove one.`,
          },
        ]
      : []),
    ...findScopedNames(tree)
      .filter(({ value }) => !knownPackages.versions.has(value as string))
      .map((node) => ({
        line: findLine(node),
        message: `No lockfile of this repository has the package '${String(node.value)}'. ${ADD_TO_EXAMPLE}`,
      })),
    ...(/(?:^|\/)tsconfig(?:\.[\w-]+)*\.json$/.test(title ?? '') ? findWrongOptions(code) : []),
  ];
}

/** All keys and values that can only be package names. */
function findScopedNames(node: JSONNode): JSONNode[] {
  const isName = typeof node.value === 'string' && /^@[\w-]+\/[\w.-]+$/.test(node.value);
  return isName ? [node] : (node.children ?? []).flatMap(findScopedNames);
}

/** TypeScript's errors about its options. Files and extended configurations are not resolved. */
function findWrongOptions(code: string): FenceProblem[] {
  const file = ts.parseJsonText('/tsconfig.json', code);
  const { errors } = ts.parseJsonSourceFileConfigFileContent(
    file,
    {
      useCaseSensitiveFileNames: true,
      readDirectory: () => ['/index.ts'],
      fileExists: () => true,
      readFile: () => '{}',
    },
    '/',
  );
  return errors.map(({ start = 0, messageText }) => ({
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    message: `TypeScript reports: ${ts.flattenDiagnosticMessageText(messageText, '\n')} Correct it.`,
  }));
}

/** Finds the second of two equal keys of an object, which `JSON.parse` accepts. */
function findRepeatedKey({ type, children = [] }: JSONNode): JSONNode | undefined {
  const keys =
    type === 'object' ? children.flatMap(({ children: pair = [] }) => pair.slice(0, 1)) : [];
  const repeated = keys.find(
    ({ value }, index) => keys.findIndex((one) => one.value === value) < index,
  );
  if (repeated) return repeated;
  for (const child of children) {
    const found = findRepeatedKey(child);
    if (found) return found;
  }
  return undefined;
}
