import { type Options, parse as parseJS } from 'acorn';
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  parse as parseDocument,
  parseFragment,
} from 'parse5';
import { find, html } from 'property-information';
import type { FenceProblem } from '../VerifiableSample.ts';
import { getDocument } from './getDocument.ts';
import { verifyCSS } from './verifyCSS.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements without an end tag. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Checks that HTML has no parse errors as defined by the HTML Standard, that every element is closed (which
 * is often no parse error), that elements and attributes exist, and that its scripts and style sheets are
 * valid. Text that begins with a doctype or `<html>` is parsed as a document, other text as a fragment.
 */
export function verifyHTML(code: string): FenceProblem[] {
  const problems: FenceProblem[] = [];
  const parseText = /^\s*<(?:!doctype|html)\b/i.test(code) ? parseDocument : parseFragment;
  const tree = parseText(code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }) => {
      problems.push({
        line: startLine,
        message: `The HTML has a parse error: ${name}. Correct it.`,
      });
    },
  });
  // Elements that the parser adds, such as <tbody>, have no location.
  const elements = findElements(tree).filter((element) => element.sourceCodeLocation?.startTag);
  return [...problems, ...elements.flatMap(findFaults)];
}

function findElements(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    defaultTreeAdapter.isElementNode(node) ? [node, ...findElements(node)] : [],
  );
}

function findFaults(element: Element): FenceProblem[] {
  const { tagName, attrs, sourceCodeLocation: place } = element;
  const line = place?.startLine ?? 1;
  const messages: string[] = [];
  if (!place?.endTag && !VOID.has(tagName)) {
    messages.push(`The HTML does not close <${tagName}>. Write </${tagName}> at its end.`);
  }
  if (element.namespaceURI.endsWith('/xhtml')) {
    if (!isKnownElement(tagName)) messages.push(`HTML has no element <${tagName}>. Correct it.`);
    const unknown = attrs.find(({ name }) => !isKnownAttribute(name));
    if (unknown && !tagName.includes('-')) {
      messages.push(
        `HTML has no attribute "${unknown.name}". Correct it, or prefix it with data-.`,
      );
    }
  }
  return [...messages.map((message) => ({ line, message })), ...findFaultsInside(element)];
}

function isKnownElement(name: string): boolean {
  return getDocument().createElement(name).constructor.name !== 'HTMLUnknownElement';
}

function isKnownAttribute(name: string): boolean {
  return /^data-./.test(name) || Object.hasOwn(html.normal, name) || find(html, name).defined;
}

/** Checks the code in scripts and style sheets. */
function findFaultsInside({ tagName, attrs, childNodes: [text] }: Element): FenceProblem[] {
  if (!text || !defaultTreeAdapter.isTextNode(text)) return [];
  const before = (text.sourceCodeLocation?.startLine ?? 1) - 1;
  const type = attrs.find(({ name }) => name === 'type')?.value;
  const problems =
    tagName === 'style'
      ? verifyCSS(text.value)
      : tagName === 'script' && (type === undefined || type === 'module')
        ? verifyScript(text.value, type ?? 'script')
        : [];
  return problems.map(({ line, message }) => ({ line: line + before, message }));
}

function verifyScript(code: string, sourceType: Options['sourceType']): FenceProblem[] {
  try {
    parseJS(code, { ecmaVersion: 'latest', ...(sourceType && { sourceType }) });
    return [];
  } catch (error) {
    const { loc, message } = error as SyntaxError & { loc: { line: number } };
    const reason = message.replace(/ \(\d+:\d+\)$/, '');
    return [{ line: loc.line, message: `The script does not parse: ${reason}. Correct it.` }];
  }
}
