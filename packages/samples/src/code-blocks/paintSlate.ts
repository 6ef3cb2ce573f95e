import postcss from 'postcss';
import { readCodeTheme } from '../code-themes/readCodeTheme.ts';

/** How Slate paints a token in its place. */
export interface Paint {
  /** A class of tokens that looks like that in this place. */
  name: string;
  /** Property by property, with what is inherited. */
  look: Readonly<Record<string, string>>;
  /** Whether white space shows it, such as a line through the text. */
  isDrawn: boolean;
}

interface TokenRule {
  /** `['token', 'keyword']` for `.token.keyword`. */
  classes: readonly string[];
  declarations: readonly (readonly [property: string, value: string])[];
}

const SELECTOR = /^\.token\.([\w-]+)$/;

const rules = readRules();

/** Only a rule for one class of tokens can be read here; atoms, blocks and lines have others. */
function readRules(): TokenRule[] {
  const found: TokenRule[] = [];
  postcss.parse(readCodeTheme('slate')).walkRules((rule) => {
    const declarations = rule.nodes.flatMap((node) =>
      node.type === 'decl' ? [[node.prop, node.value] as const] : [],
    );
    const classes = rule.selectors.flatMap((selector) => SELECTOR.exec(selector)?.[1] ?? []);
    const unread = rule.selectors.find(
      (selector) => /^\.token/.test(selector) && !SELECTOR.test(selector),
    );
    if (unread !== undefined) {
      throw new Error(
        `slate.css has a rule for ${unread}, but the build merges tokens by rules like .token.keyword only. Write it like that, or teach paintSlate.ts to read it.`,
      );
    }
    if (classes.length > 0) found.push({ classes, declarations });
  });
  return found;
}

/**
 * Tells how Slate paints a token.
 *
 * @param classes - of the token
 * @param inherited - how the element around it is painted
 * @param isInAtom - where the color is that of the atom
 * @returns `inherited` itself where the token looks no different
 */
export function paintSlate(
  classes: readonly string[],
  inherited: Paint | undefined,
  isInAtom: boolean,
): Paint | undefined {
  const matching = rules.filter((rule) => rule.classes.some((name) => classes.includes(name)));
  const declared = matching
    .flatMap(({ declarations }) => declarations)
    .filter(([property]) => !(isInAtom && property === 'color'));
  const look = Object.fromEntries([...Object.entries(inherited?.look ?? {}), ...declared]);
  if (declared.every(([property, value]) => inherited?.look[property] === value)) return inherited;
  const [rule] = matching.slice(-1);
  const name =
    matching.length === 1
      ? (rule?.classes[0] ?? '')
      : classes.filter((one) => matching.some((other) => other.classes.includes(one))).join(' ');
  return { name, look, isDrawn: 'text-decoration' in look };
}
