import {
  type Node as JSONNode,
  parse as findJSONErrors,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import ts from 'typescript';
import { ADD_TO_EXAMPLE, type KnownPackages } from '../shell/verifyShell.ts';
import type { FenceProblem } from '../VerifiableSample.ts';

/** What is looked up beside the JSON itself. */
interface JSONContext {
  /** Of the fence: a `tsconfig.json` has options of TypeScript. */
  title: string | undefined;
  knownPackages: Pick<KnownPackages, 'versions'>;
}

/**
 * Checks that JSON parses, that no object has a key twice, that its packages exist, and options of TypeScript.
 *
 * `JSON.parse` decides. Its messages differ from one Node to the next and some have no position, so
 * another parser says where.
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
  const twice = findRepeatedKey(tree);
  return [
    ...(twice
      ? [
          {
            line: findLine(twice),
            message: `The JSON has ${JSON.stringify(twice.value)} twice, and the first does not count. Remove one.`,
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

/** All keys and values that can only be names of packages. */
function findScopedNames(node: JSONNode): JSONNode[] {
  const isName = typeof node.value === 'string' && /^@[\w-]+\/[\w.-]+$/.test(node.value);
  return isName ? [node] : (node.children ?? []).flatMap(findScopedNames);
}

/** What TypeScript says of its options; it finds neither files nor configurations to extend. */
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

/** The second of two equal keys of an object, which a parser forgives. */
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
