import { CssSyntaxError, parse, type Declaration, type Root } from 'postcss';
import type { FenceProblem } from '../VerifiableSample.ts';
import { getDocument } from './getDocument.ts';

/** At-rules that contain style rules. */
const GROUPS = ['container', 'layer', 'media', 'scope', 'starting-style', 'supports'];

/** At-rules that contain keyframes, descriptors, or nothing. */
const OTHERS =
  'charset counter-style font-face font-feature-values font-palette-values import keyframes namespace page position-try property view-transition';

const AT_RULES: readonly string[] = [...GROUPS, ...OTHERS.split(' ')];

/** A mistake in a style sheet. */
interface CSSFault {
  /** Counted from 1. */
  line: number;
  text: string;
  /** The property or value that does not exist. */
  culprit?: string;
}

/** Checks that CSS parses, and that its at-rules, properties and values exist. */
export function verifyCSS(code: string): FenceProblem[] {
  return findCSSFaults(code).map(({ line, text }) => ({ line, message: `${text} Correct it.` }));
}

/** Finds syntax errors, and at-rules, properties and values that do not exist. */
export function findCSSFaults(code: string): CSSFault[] {
  let root: Root;
  try {
    root = parse(code);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, text: `The CSS does not parse: ${error.reason}.` }];
  }
  const faults: CSSFault[] = [];
  root.walk((node) => {
    const line = node.source?.start?.line ?? 1;
    if (node.type === 'atrule' && !AT_RULES.includes(node.name)) {
      faults.push({ line, text: `CSS has no at-rule @${node.name}.` });
    }
    if (node.type !== 'decl' || isDescriptor(node) || isPrefixed(node)) return;
    const fault = findFault(node);
    if (fault) faults.push({ line, ...fault });
  });
  return faults;
}

/** Descriptors, such as `src` in `@font-face`, are not properties. */
function isDescriptor({ parent }: Declaration): boolean {
  return parent?.type === 'atrule' && 'name' in parent && !GROUPS.includes(parent.name);
}

/** `-webkit-margin-start`, which compilers add for old browsers. */
function isPrefixed({ prop }: Declaration): boolean {
  return /^-\w/.test(prop);
}

function findFault({ prop, value }: Declaration): Omit<CSSFault, 'line'> | undefined {
  const { style } = getDocument().createElement('p');
  style.setProperty(prop, value);
  if (style.length > 0) return undefined;
  // Every property accepts `inherit`.
  style.setProperty(prop, 'inherit');
  return style.length > 0
    ? { text: `The CSS property "${prop}" does not take "${value}".`, culprit: value }
    : { text: `CSS has no property "${prop}".`, culprit: prop };
}
