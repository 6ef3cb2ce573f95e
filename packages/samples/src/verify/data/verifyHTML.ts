import fs from 'node:fs';
import { createRequire } from 'node:module';
import { type Options, parse as parseJS } from 'acorn';
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  parse as parseDocument,
  parseFragment,
} from 'parse5';
import { find, html } from 'property-information';
import type { FenceProblem } from '../VerifiableSample.ts';
import { getDocument, verifyCSS } from './verifyCSS.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements without an end tag. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Checks that HTML has no parse errors as defined by the HTML Standard, that every element is closed (which
 * is often no parse error), that elements exist and take their attributes, and that its scripts and style
 * sheets are valid. Text that begins with a doctype or `<html>` is parsed as a document, other text as a fragment.
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
    const fault = findMarkupFault(
      tagName,
      attrs.map(({ name }) => name),
    );
    if (fault !== undefined) messages.push(fault);
  }
  return [...messages.map((message) => ({ line, message })), ...findFaultsInside(element)];
}

/** What is wrong with a tag: its element does not exist, or does not take an attribute. */
export function findMarkupFault(
  tagName: string,
  attributes: readonly string[],
): string | undefined {
  if (!isKnownElement(tagName)) return `HTML has no element <${tagName}>. Correct it.`;
  if (tagName.includes('-')) return undefined;
  const unknown = attributes.find((name) => !isKnownAttribute(name));
  if (unknown !== undefined) {
    return `HTML has no attribute "${unknown}". Correct it, or prefix it with data-.`;
  }
  const foreign = attributes.find((name) => !takesAttribute(tagName, name));
  return foreign === undefined
    ? undefined
    : `<${tagName}> does not take the attribute "${foreign}". Correct it, or remove it.`;
}

export function isKnownElement(name: string): boolean {
  return getDocument().createElement(name).constructor.name !== 'HTMLUnknownElement';
}

function isKnownAttribute(name: string): boolean {
  return /^data-./.test(name) || Object.hasOwn(html.normal, name) || find(html, name).defined;
}

/** The attributes that only some elements take, by element; with the key `''`, all of them. */
let ownAttributes: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Whether an element takes an attribute. Those that React does not know are taken by all elements. */
function takesAttribute(tagName: string, name: string): boolean {
  const property = find(html, name).property.toLowerCase();
  ownAttributes ??= readOwnAttributes();
  const isOwn = ownAttributes.get('')?.has(property) ?? false;
  return !isOwn || (ownAttributes.get(tagName)?.has(property) ?? false);
}

/** Reads the types of React's elements, as text: `interface AnchorHTMLAttributes<T> extends HTMLAttributes<T> { … }`. */
function readOwnAttributes(): Map<string, ReadonlySet<string>> {
  const { resolve } = createRequire(import.meta.url);
  const text = fs.readFileSync(
    resolve('@types/react/package.json').replace('package.json', 'index.d.ts'),
    'utf8',
  );
  const listMembers = (body: string) =>
    [...body.matchAll(/^\s*(\w+)\??:/gm)].map(([, name = '']) => name.toLowerCase());
  const INTERFACE =
    /interface (\w+HTMLAttributes)<T> extends (\w*HTMLAttributes)<T> \{([^]*?)\n {4}\}/g;
  const interfaces = new Map(
    [...text.matchAll(INTERFACE)].map(([, name = '', base = '', body = '']) => [
      name,
      { base, members: listMembers(body) },
    ]),
  );
  const collect = (name: string): string[] => {
    const { base = '', members = [] } = interfaces.get(name) ?? {};
    return base === '' ? members : [...members, ...collect(base)];
  };
  const elements = [...text.matchAll(/^ +(\w+): React\.DetailedHTMLProps<React\.(\w+)/gm)].map(
    ([, tagName = '', name = '']) => [tagName, new Set(collect(name))] as const,
  );
  const all = new Set(elements.flatMap(([, names]) => [...names]));
  return new Map([['', all], ...elements]);
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
