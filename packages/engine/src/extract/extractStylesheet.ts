import { defaultCompareMediaQueries, styleBucketOrdering } from '@griffel/core';
import { compile, serialize, stringify } from 'stylis';
import { findPrecompiledCalls } from '../calls/findPrecompiledCalls.ts';
import { eachUrl, isAssetUrl } from '../compile/assets.ts';
import type { CompiledCall } from '../compile/compileCall.ts';
import { listRules } from '../resolve/listRules.ts';
import type { ResolvedRule } from '../resolve/ResolvedCall.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { unescapeText } from '../source/nodes.ts';
import { relativePath } from '../source/resolveSpecifier.ts';
import { isSkipped } from './extractModule.ts';

/** A module of the bundle with its compiled calls. */
interface BundledModule {
  module: ModuleModel;
  calls: readonly CompiledCall[];
}

/**
 * Lists the rules of the extracted style sheet in the order in which `@griffel/webpack-extraction-plugin`
 * writes them. It differs from the order at run time: the plugin sorts by query last, across buckets, so
 * `@container` rules come before `@media` rules.
 *
 * @param modules - in the order in which the bundler writes them
 */
export function extractStylesheet(modules: readonly BundledModule[]): ResolvedRule[] {
  const unique = new Map<string, ResolvedRule>();
  const all = modules.flatMap(extractRules);
  // A repeated rule keeps its first place, but gets the bucket and priority of the last one.
  for (const bucket of styleBucketOrdering) {
    for (const rule of all) if (rule.bucket === bucket) unique.set(rule.css, rule);
  }
  const orderOf = ({ bucket }: ResolvedRule): number => styleBucketOrdering.indexOf(bucket);
  const mediaOf = ({ bucket, condition }: ResolvedRule): string =>
    bucket === 'm' ? condition : '';
  return [...unique.values()]
    .sort((a, b) => a.priority - b.priority)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .sort((a, b) => defaultCompareMediaQueries(mediaOf(a), mediaOf(b)));
}

/**
 * The plugin parses and prints each rule once more, which removes remains of comments. PostCSS, which css-loader uses,
 * then escapes what could end the style tag of a page, or begin a comment there. UTF-8 has no halves of characters.
 */
function reprint(rule: ResolvedRule): ResolvedRule {
  const css = serialize(compile(rule.css), stringify);
  const escaped = css.replace(/<(?=\/?style\b|!--)/gi, '\\3c ');
  return { ...rule, css: escaped.replace(/\p{Surrogate}/gu, '\uFFFD') };
}

/** The compiler writes a rule with `url()` as a template without escaping it, so the plugin reads it unescaped. */
function readTemplate(rule: ResolvedRule, file: string): ResolvedRule {
  if (!rule.css.includes('url(')) return rule;
  let css = '';
  eachUrl(unescapeText(rule.css), (text, url) => {
    css += text;
    if (url === undefined) return;
    css += isAssetUrl(url)
      ? `(${relativePath(file, url.replace(/^["']|["']$/g, ''))})`
      : `(${url})`;
  });
  return { ...rule, css };
}

/** The plugin processes one imported name after the other, and puts the rules of a later call before the others. */
function extractRules({ module, calls }: BundledModule): ResolvedRule[] {
  const compiled = isSkipped(module) ? [] : calls;
  const precompiled = findPrecompiledCalls(module);
  let rules: ResolvedRule[] = [];
  for (const local of module.imports.keys()) {
    const found = [
      ...compiled.filter(({ call }) => call.object === undefined && call.localName === local),
      ...precompiled.filter(({ localName }) => localName === local),
    ];
    for (const call of found) {
      const own = listRules(call.rules ?? {}, () => 'both');
      const read = 'call' in call ? own.map((rule) => readTemplate(rule, module.file)) : own;
      rules = [...read.map(reprint), ...rules];
    }
  }
  return rules;
}
