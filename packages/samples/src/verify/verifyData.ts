import {
  type Node as JSONNode,
  parse as findJSONErrors,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  parse as parseDocument,
  parseFragment,
} from 'parse5';
import { CssSyntaxError, parse as parseCSS } from 'postcss';
import type { FenceProblem } from './VerifiableSample.ts';

const VERIFIERS: Readonly<Record<string, ((code: string) => FenceProblem[]) | undefined>> = {
  css: verifyCSS,
  html: verifyHTML,
  json: verifyJSON,
};

/**
 * Checks that the code of a fence that is data parses: `css`, `html` and `json`. Other languages
 * have no problems.
 *
 * @param language of the fence
 */
export function verifyData(language: string, code: string): FenceProblem[] {
  return (Object.hasOwn(VERIFIERS, language) && VERIFIERS[language]?.(code)) || [];
}

/** Checks that CSS parses. */
function verifyCSS(code: string): FenceProblem[] {
  try {
    parseCSS(code);
    return [];
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [
      {
        line: error.line ?? 1,
        message: `The CSS does not parse: ${error.reason}. Correct it.`,
      },
    ];
  }
}

/** Elements without an end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Checks that HTML has none of the errors that the HTML Standard names, and that each element is
 * closed, as the parser alone forgives that. Text that begins with a doctype or `<html>` is a
 * document, other text a part of one.
 */
function verifyHTML(code: string): FenceProblem[] {
  const problems: FenceProblem[] = [];
  const parseText = /^\s*<(?:!doctype|html)\b/i.test(code) ? parseDocument : parseFragment;
  const tree = parseText(code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }) => {
      problems.push({
        line: startLine,
        message: `The HTML does not parse without an error: ${name}. Correct it.`,
      });
    },
  });
  for (const { tagName, sourceCodeLocation } of findElements(tree)) {
    // An element that the parser adds by itself, such as <tbody>, has no place.
    if (!sourceCodeLocation?.startTag || sourceCodeLocation.endTag || VOID.has(tagName)) continue;
    problems.push({
      line: sourceCodeLocation.startLine,
      message: `The HTML does not close <${tagName}>. Write </${tagName}> at its end.`,
    });
  }
  return problems;
}

function findElements(
  parent: DefaultTreeAdapterTypes.ParentNode,
): DefaultTreeAdapterTypes.Element[] {
  return parent.childNodes.flatMap((node) =>
    defaultTreeAdapter.isElementNode(node) ? [node, ...findElements(node)] : [],
  );
}

/**
 * Checks that JSON parses, and that no object has a key twice.
 *
 * `JSON.parse` decides. Its messages differ from one Node to the next and some have no position, so
 * another parser says where.
 */
function verifyJSON(code: string): FenceProblem[] {
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
  const twice = tree && findRepeatedKey(tree);
  if (!twice) return [];
  const line = code.slice(0, twice.offset).split('\n').length;
  return [
    {
      line,
      message: `The JSON has ${JSON.stringify(twice.value)} twice, and the first does not count. Remove one.`,
    },
  ];
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
