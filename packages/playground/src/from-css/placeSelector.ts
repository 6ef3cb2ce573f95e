import {
  compareSpecificity,
  computeSpecificity,
  type Specificity,
} from '@griffel-site/engine/readRule';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** Where the declarations of a selector go. */
export interface Place {
  /** The classes of the slot that holds them; none if they become static styles. */
  classes: readonly string[];
  /** A key around `key` for the ancestors of the element, such as `:global(body)`; or empty. */
  outer: string;
  /** The key in the slot, such as `:hover`; empty for the slot itself. */
  key: string;
  /** The part of the key after `&`; to raise the specificity, it is written after several `&`. */
  rest: string;
  /** The selector, on one line. */
  selector: string;
  specificity: Specificity;
  /** The specificity of the selector that Griffel creates. */
  written: Specificity;
  /** Classes of the element that the selector matches. */
  subject: readonly string[];
  pseudoElement: string;
}

const PSEUDO_ELEMENT = /^:(?::|before$|after$|first-line$|first-letter$)/;

/**
 * Finds the slot and the key for one selector without commas at its top level.
 *
 * @returns a reason if it cannot be written in makeStyles
 */
export function placeSelector(written: Selector): Place | string {
  const modules = readModules(written);
  if (typeof modules === 'string') return modules;
  const { selector, globals } = modules;
  const isLocal = (node: Node): boolean => node.type === 'class' && !globals.has(node);
  const text = selector
    .toString()
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const compounds: Node[][] = [[]];
  const combinators: string[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'combinator') {
      combinators.push(node.value.trim());
      compounds.push([]);
    } else compounds.at(-1)?.push(node);
  }
  if (compounds.some((nodes) => nodes.length === 0)) {
    return 'A selector cannot begin or end with a combinator here.';
  }
  if (combinators.some((one) => !['', '>', '+', '~'].includes(one)))
    return 'Griffel does not know this combinator.';
  const specificity = measure(selector.nodes);
  const subject = compounds.at(-1) ?? [];
  const place = {
    selector: text,
    specificity,
    subject: subject.flatMap((node) => (node.type === 'class' ? [node.value] : [])),
    pseudoElement: subject
      .filter((node) => node.type === 'pseudo' && PSEUDO_ELEMENT.test(node.value))
      .map((node) => node.toString().trim().replace(/^:+/, '::'))
      .join(''),
  };
  const anchor = compounds.findIndex((nodes) => nodes.some(isLocal));
  if (anchor < 0) {
    if (/:(?:is|not|where|has)\([^)]*\./.test(text)) {
      return 'The only class is inside a pseudo-class, so no slot can represent it.';
    }
    return { ...place, classes: [], outer: '', key: '', rest: '', written: specificity };
  }
  const comma = /"[^"]*,[^"]*"|'[^']*,[^']*'/.test(text) || /\([^()]*,/.test(text);
  if (comma)
    return 'Griffel splits nested selectors at each comma, even inside parentheses and quotes. Write one rule for each part.';
  const nodes = compounds[anchor] ?? [];
  const classes = nodes.flatMap((node) =>
    node.type === 'class' && isLocal(node) ? [node.value] : [],
  );
  if (new Set(classes).size < classes.length)
    return 'A class is repeated to raise the specificity, which a slot cannot do.';
  const others = nodes.filter((node) => !isLocal(node) && node.type !== 'universal');
  const tag = others.find(({ type }) => type === 'tag');
  let rest = tag ? `:is(${tag.toString().trim()})` : '';
  rest += others
    .filter((node) => node !== tag)
    .map((node) => node.toString().trim())
    .join('');
  rest += join([[], ...compounds.slice(anchor + 1)], combinators.slice(anchor));
  const [ids, count, types] = specificity;
  const created: Specificity = [ids, count - classes.length + 1, types];
  const before = combinators[anchor - 1];
  if (before !== undefined && before !== '') {
    return `Griffel puts a space, not "${before}", between an element and its ancestors. Give the component a slot for this case.`;
  }
  const outer = join(compounds.slice(0, anchor), combinators);
  const isPseudo = /^:[^:]/.test(rest) || rest.startsWith('::');
  return {
    ...place,
    classes,
    outer: outer === '' ? '' : `:global(${outer})`,
    rest,
    key: rest === '' ? '' : isPseudo && !rest.startsWith(':is(') ? rest : `&${rest}`,
    written: created,
  };
}

/**
 * Writes `:global(.a)` and `:local(.a)` of CSS Modules as `.a`.
 *
 * @returns the selector and its global classes, which are no slots, or a reason if it cannot be converted
 */
function readModules(selector: Selector): { selector: Selector; globals: Set<Node> } | string {
  const globals = new Set<Node>();
  const nodes: Node[] = [];
  let isChanged = false;
  for (const node of selector.nodes) {
    const isOfModules = node.type === 'pseudo' && /^:(?:global|local)$/.test(node.value);
    if (!isOfModules) {
      nodes.push(node);
      continue;
    }
    const [inner, ...more] = node.nodes;
    if (!inner || more.length > 0) {
      return `In CSS Modules, "${node.toString().trim()}" is for all that follows or for a list. Write "${node.value}(.name)" around each class.`;
    }
    isChanged = true;
    for (const one of inner.nodes) {
      if (node.value === ':global') globals.add(one);
      nodes.push(one);
    }
  }
  if (!isChanged) return { selector, globals };
  return { selector: parser.selector({ value: '', nodes: nodes as Selector['nodes'] }), globals };
}

function join(compounds: readonly (readonly Node[])[], combinators: readonly string[]): string {
  return compounds
    .map((nodes, index) => {
      const combinator = combinators[index - 1];
      const space = combinator === '' ? ' ' : ` ${combinator ?? ''} `;
      return (index === 0 ? '' : space) + nodes.map((node) => node.toString().trim()).join('');
    })
    .join('');
}

/** The specificity of the parts of one selector. */
function measure(nodes: readonly Node[]): Specificity {
  return computeSpecificity(nodes.join(''));
}

/**
 * Lists the selectors of a rule, with those of its parents inserted.
 *
 * @param parents - empty if the rule is not nested
 * @returns a reason if the rule cannot be converted
 */
export function resolveSelectors(
  selector: string,
  parents: readonly string[],
): readonly string[] | string {
  const parsed = parseSelectors(selector);
  if (!parsed) return 'This selector cannot be parsed, so browsers ignore the rule.';
  const own = parsed.flatMap(expandIs).map((one) => one.toString().replace(/\s+/g, ' ').trim());
  if (parents.length === 0) return own;
  const [first, ...others] = parents.map((parent) => {
    const [parsedParent] = parseSelectors(parent) ?? [];
    const place = parsedParent && placeSelector(parsedParent);
    return typeof place === 'object' ? place.specificity : undefined;
  });
  const isSame = others.every((one) => first && one && compareSpecificity(one, first) === 0);
  if (!isSame) {
    return 'The parent selectors differ in specificity, and nesting uses the highest for all of them. Write the rules without nesting.';
  }
  return parents.flatMap((parent) =>
    own.map((one) => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`)),
  );
}

/** More selectors would come of several lists in one. */
const MAX_EXPANDED = 20;

/**
 * Writes `.a:is(:hover, :focus)` as `.a:hover, .a:focus`, because Griffel splits nested selectors at commas. Only
 * if each part is as specific as the others, and can stand in place of the list.
 */
function expandIs(selector: Selector): Selector[] {
  let expanded = [selector];
  for (;;) {
    const next = expanded.flatMap((one) => {
      const index = one.nodes.findIndex(isExpandable);
      const list = one.nodes[index];
      if (list?.type !== 'pseudo') return one;
      return list.nodes.map((part) => {
        const copy = one.clone() as Selector;
        const nodes = part.nodes.map((node) => node.clone({ spaces: { before: '', after: '' } }));
        copy.nodes.splice(index, 1, ...(nodes as typeof copy.nodes));
        return copy;
      });
    });
    if (next.length > MAX_EXPANDED) return [selector];
    if (next.length === expanded.length) return expanded;
    expanded = next;
  }
}

function isExpandable(node: Node): boolean {
  if (node.type !== 'pseudo' || node.value !== ':is' || node.nodes.length < 2) return false;
  const [first] = node.nodes;
  return node.nodes.every(
    ({ nodes }) =>
      first &&
      compareSpecificity(measure(nodes), measure(first.nodes)) === 0 &&
      nodes.every(
        ({ type, value }) =>
          ['class', 'attribute', 'id'].includes(type) ||
          (type === 'pseudo' && !PSEUDO_ELEMENT.test(value ?? '')),
      ),
  );
}

/** Parses a list of selectors; null if it is malformed. */
export function parseSelectors(text: string): readonly Selector[] | null {
  try {
    return parser().astSync(text).nodes;
  } catch {
    return null;
  }
}
