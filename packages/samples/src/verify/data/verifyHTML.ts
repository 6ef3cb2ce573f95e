import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { SampleProblem } from '../SampleProblem.ts';

/** Elements without an end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Checks that HTML has none of the errors that the HTML Standard names, and that each element is
 * closed, as the parser alone forgives that. Text that begins with a doctype or `<html>` is a
 * document, other text a part of one.
 */
export function verifyHTML(code: string, file: string): SampleProblem[] {
  const problems: SampleProblem[] = [];
  const parseText = /^\s*<(?:!doctype|html)\b/i.test(code) ? parse : parseFragment;
  const tree = parseText(code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }) => {
      problems.push({
        file,
        line: startLine,
        message: `The HTML does not parse without an error: ${name}. Correct it.`,
      });
    },
  });
  for (const { tagName, sourceCodeLocation } of findElements(tree)) {
    // An element that the parser adds by itself, such as <tbody>, has no place.
    if (!sourceCodeLocation?.startTag || sourceCodeLocation.endTag || VOID.has(tagName)) continue;
    problems.push({
      file,
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
