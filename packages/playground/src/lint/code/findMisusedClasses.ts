import {
  type ModuleModel,
  nextNode,
  readInitializer,
  readScopes,
  textOf,
} from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import { createFix, createWarning, writeKey } from '../propertySource.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';
import type { Problem } from '../../problems/Problem.ts';
import { HOOK_REMEDY } from '../../problems/remedies.ts';
import type { LinkedModule } from './findMissingExports.ts';
import { type Hook, listHooks } from './listHooks.ts';

/** A variable with the classes that a hook has returned. */
interface HookResult {
  name: string;
  slots: readonly string[];
}

/**
 * Finds names of slots that a hook of makeStyles does not return, hooks that are not called, and objects of
 * classes where one class is expected. TypeScript reports most of them too, but not in JavaScript, where the
 * result is only a missing class.
 *
 * @param linked - the files that were compiled, by their names
 */
export function findMisusedClasses(
  one: LinkedModule,
  linked: ReadonlyMap<string, LinkedModule>,
): Problem[] {
  const { module } = one;
  const scopes = readScopes(module);
  const problems: Problem[] = [];
  const results: HookResult[] = [];
  const hooks = listHooks(one, linked);
  for (const { definition, slots, empty, takesOptions } of hooks) {
    const hook = textOf(definition, module.code);
    if (scopes.findAssignments(definition).length > 0) continue;
    for (const use of scopes.findReferences(definition)) {
      const member = readMember(use);
      if (member ? slots.includes(textOf(member, module.code)) : isExpectedAsClass(use, module)) {
        problems.push(describeUncalled(module, use, member));
      }
      const call = use.parent?.name === 'CallExpression' && isFirst(use) ? use.parent : undefined;
      if (!call) continue;
      if (!takesOptions) problems.push(...checkArguments(module, call, hook));
      problems.push(...checkValue(module, call, `${hook}()`, slots, empty));
      const owner = call.prevSibling?.name === 'Equals' ? call.prevSibling.prevSibling : undefined;
      if (owner?.name === 'ObjectPattern') {
        problems.push(...checkPattern(module, owner, `${hook}()`, slots));
      }
      if (owner?.name !== 'VariableDefinition' || scopes.findAssignments(owner).length > 0) {
        continue;
      }
      const name = textOf(owner, module.code);
      results.push({ name, slots });
      for (const read of scopes.findReferences(owner)) {
        problems.push(...checkValue(module, read, name, slots, empty));
      }
    }
  }
  return [
    ...problems,
    ...findQuoted(module, results),
    ...findPlainNames(module, hooks, results, linked),
    ...findUncalledStatic(module),
  ];
}

/** Finds `useClasses(props)`. TypeScript reports it, too, at the argument. */
function checkArguments(module: ModuleModel, call: SyntaxNode, hook: string): Problem[] {
  const list = call.getChild('ArgList')?.firstChild;
  const argument = list ? nextNode(list) : null;
  if (!argument || argument.name === ')') return [];
  return [
    createWarning(module, argument, {
      message: `${hook}() takes nothing, and ignores this.`,
      remedy: HOOK_REMEDY,
    }),
  ];
}

/**
 * Finds `className="root"` where `root` is a slot that nothing reads. No other code mentions the name, so it is
 * neither a class of static styles nor one that a script looks for.
 */
function findPlainNames(
  module: ModuleModel,
  hooks: readonly Hook[],
  results: readonly HookResult[],
  linked: ReadonlyMap<string, LinkedModule>,
): Problem[] {
  const problems: Problem[] = [];
  const slots = hooks.flatMap((hook) => hook.slots);
  const countUses = (slot: string): number =>
    [...linked.values()].reduce(
      (sum, { module: { code } }) => sum + code.split(new RegExp(`\\b${slot}\\b`)).length - 1,
      0,
    );
  if (slots.length === 0) return problems;
  const found: { node: SyntaxNode; names: string[]; text: string }[] = [];
  module.tree.iterate({
    enter({ name, node }) {
      const key = name === 'JSXAttribute' ? node.firstChild : undefined;
      const value = key && node.getChild('JSXAttributeValue');
      if (!key || !value || textOf(key, module.code) !== 'className') return;
      const text = textOf(value, module.code).slice(1, -1);
      const names = text.split(/\s+/).filter((one) => /^\w+$/.test(one) && slots.includes(one));
      if (names.length > 0) found.push({ node: value, names, text });
    },
  });
  for (const { node, names, text } of found) {
    // The key of the slot, and the attributes themselves.
    const slot = names.find(
      (name) =>
        countUses(name) === 1 + found.filter(({ names: others }) => others.includes(name)).length,
    );
    if (slot === undefined) continue;
    const result = results.find((one) => one.slots.includes(slot))?.name;
    const written = `${result ?? 'classes'}.${slot}`;
    problems.push(
      createWarning(module, node, {
        message: `"${slot}" is a plain name here, without the styles of the slot "${slot}".`,
        remedy:
          result === undefined
            ? `Call the hook in the component, and write its result: className={${written}}.`
            : `Write className={${written}}.`,
        ...(result !== undefined &&
          text === slot && { fixes: [change(module, node, `{${written}}`)] }),
      }),
    );
  }
  return problems;
}

/** Finds hooks of makeStaticStyles that nothing calls, so that their rules are not on the page. */
function findUncalledStatic(module: ModuleModel): Problem[] {
  const scopes = readScopes(module);
  return module.statements.flatMap(({ node }) => {
    const name = node.name === 'VariableDeclaration' ? node.getChild('VariableDefinition') : null;
    const isDiscarded = node.name === 'ExpressionStatement';
    const call = name ? readInitializer(name) : isDiscarded ? node.firstChild : undefined;
    const callee = call?.name === 'CallExpression' ? call.firstChild : undefined;
    const binding = callee ? module.imports.get(textOf(callee, module.code)) : undefined;
    if (!callee || binding?.imported !== 'makeStaticStyles') return [];
    // An export is a reference, too.
    if (name && scopes.findReferences(name).length > 0) return [];
    return [
      createWarning(module, name ?? callee, {
        message:
          'makeStaticStyles() returns a hook that no component calls, so its rules are not inserted.',
        remedy: `Call it in a component, such as App: ${name ? textOf(name, module.code) : 'useGlobalStyles'}().`,
      }),
    ];
  });
}

/** Checks what is done with the object of classes: `classes.root`, `className={classes}`, `mergeClasses(classes)`. */
function checkValue(
  module: ModuleModel,
  value: SyntaxNode,
  name: string,
  slots: readonly string[],
  empty: readonly string[],
): Problem[] {
  const member = readMember(value);
  if (member) {
    const isFull = !empty.includes(textOf(member, module.code));
    const appended = isFull && member.parent ? checkAppended(module, member.parent) : [];
    return [...checkSlot(module, member, name, slots), ...appended];
  }
  const key = readClassName(value, module);
  if (!key && !isExpectedAsClass(value, module)) return [];
  const [first = 'root'] = slots;
  const written = /^\w/.test(writeKey(first)) ? `${name}.${first}` : `${name}[${writeKey(first)}]`;
  return [
    createWarning(module, key ?? value, {
      message: `${name} is an object with a string of classes for each slot, not a string.`,
      remedy: `Name a slot, such as ${written}.`,
      ...(slots.length === 1 && { fixes: [change(module, value, written)] }),
    }),
  ];
}

/** The name of the attribute in `className={value}`. */
function readClassName({ parent }: SyntaxNode, module: ModuleModel): SyntaxNode | undefined {
  const attribute = parent?.name === 'JSXEscape' ? parent.parent : undefined;
  const key = attribute?.name === 'JSXAttribute' ? attribute.firstChild : undefined;
  return key && textOf(key, module.code) === 'className' ? key : undefined;
}

/** Whether a value is a `className` or an argument of mergeClasses. */
function isExpectedAsClass(value: SyntaxNode, module: ModuleModel): boolean {
  const { parent } = value;
  const callee = parent?.name === 'ArgList' ? parent.parent?.firstChild : undefined;
  return readClassName(value, module) !== undefined || (!!callee && isMergeClasses(callee, module));
}

/** Finds names behind the classes of a slot, in one string that mergeClasses gets: it drops them. */
function checkAppended(module: ModuleModel, slot: SyntaxNode): Problem[] {
  const { parent } = slot;
  const whole = parent?.name === 'Interpolation' ? parent.parent : parent;
  const callee = whole?.parent?.name === 'ArgList' ? whole.parent.parent?.firstChild : undefined;
  if (!whole || !callee || !isMergeClasses(callee, module)) return [];
  const text = textOf(whole, module.code);
  const written = textOf(slot, module.code);
  const [, before = '', after = ''] =
    (whole.name === 'TemplateString'
      ? /^`([\w\s-]*)\$\{.*\}([\w\s-]+)`$/s.exec(text)
      : /^()[^+]+\+\s*['"]([\w\s-]+)['"]$/.exec(text)) ?? [];
  const names = after.trim();
  if (names === '' || !/^\s/.test(after) || text.split(written).length !== 2) return [];
  const args = [before.trim(), names].map((name) => (name === '' ? '' : `'${name}'`));
  const right = [args[0], written, args[1]].filter(Boolean).join(', ');
  return [
    createWarning(module, whole, {
      message: `mergeClasses() drops "${names}": in a string with the classes of a slot, it keeps only names before them.`,
      remedy: `Pass it as an argument of its own: mergeClasses(${right}).`,
      fixes: [change(module, whole, right)],
    }),
  ];
}

function isMergeClasses(callee: SyntaxNode, module: ModuleModel): boolean {
  return module.imports.get(textOf(callee, module.code))?.imported === 'mergeClasses';
}

function checkPattern(
  module: ModuleModel,
  pattern: SyntaxNode,
  name: string,
  slots: readonly string[],
): Problem[] {
  return pattern.getChildren('PatternProperty').flatMap((property) => {
    const key = property.firstChild;
    if (key?.name !== 'VariableDefinition' && key?.name !== 'PropertyName') return [];
    return checkSlot(module, key, name, slots);
  });
}

function checkSlot(
  module: ModuleModel,
  key: SyntaxNode,
  name: string,
  slots: readonly string[],
): Problem[] {
  const slot = textOf(key, module.code);
  // TypeScript names its types in the message, and offers the same fix.
  if (/\.tsx?$/.test(module.file)) return [];
  // Members of every object.
  if (slots.includes(slot) || slot in {}) return [];
  const near = nearestWords(slot, slots);
  const [best] = near;
  const isShorthand = key.name === 'VariableDefinition';
  return [
    createWarning(module, key, {
      message: `${name} has no slot "${slot}", so this is undefined.`,
      remedy:
        best !== undefined
          ? `Write "${best}".`
          : `Add it to makeStyles(), or use one of its slots: ${slots.slice(0, 5).join(', ')}.`,
      ...(best !== undefined &&
        /^[\w$]+$/.test(best) && {
          fixes: [change(module, key, isShorthand ? `${best}: ${slot}` : best, best)],
        }),
    }),
  ];
}

/** @param member - the slot that is read; undefined where the hook itself stands for a class */
function describeUncalled(
  module: ModuleModel,
  hook: SyntaxNode,
  member: SyntaxNode | undefined,
): Problem {
  const name = textOf(hook, module.code);
  return createWarning(module, member ?? readClassName(hook, module) ?? hook, {
    message: member
      ? `${name} is a hook that is not called here, so ${name}.${textOf(member, module.code)} is undefined.`
      : `${name} is a hook that is not called here, and not a class.`,
    remedy: /^use[A-Z]/.test(name)
      ? `Call it in the component: const classes = ${name}().`
      : 'Give it a name that begins with "use", such as useClasses, and call it in the component: const classes = useClasses().',
    fixes: [change(module, hook, `${name}()`)],
  });
}

/** Finds `className="classes.root"`. */
function findQuoted(module: ModuleModel, results: readonly HookResult[]): Problem[] {
  const problems: Problem[] = [];
  if (results.length === 0) return problems;
  module.tree.iterate({
    enter({ name, node }) {
      if (name !== 'JSXAttributeValue') return;
      const text = textOf(node, module.code).slice(1, -1);
      const isSlot = results.some(({ name: result, slots }) =>
        slots.some((slot) => text === `${result}.${slot}`),
      );
      if (!isSlot) return;
      problems.push(
        createWarning(module, node, {
          message: `"${text}" is plain text here, not the classes of a slot.`,
          remedy: `Write {${text}}, without quotes.`,
          fixes: [change(module, node, `{${text}}`)],
        }),
      );
    },
  });
  return problems;
}

/** The name in `classes.name`, where the node is `classes`. */
function readMember(node: SyntaxNode): SyntaxNode | undefined {
  if (node.parent?.name !== 'MemberExpression' || !isFirst(node)) return undefined;
  const dot = nextNode(node);
  const name = dot && nextNode(dot);
  return name?.name === 'PropertyName' ? name : undefined;
}

function isFirst(node: SyntaxNode): boolean {
  return node.prevSibling === null;
}

function change({ file }: ModuleModel, { from, to }: SyntaxNode, insert: string, label = insert) {
  return createFix(`Change to "${label}"`, { file, from, to }, insert);
}
