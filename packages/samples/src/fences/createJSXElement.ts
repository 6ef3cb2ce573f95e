import { type Options, parseExpressionAt } from 'acorn';
import type { Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/**
 * Creates the MDX node of a component: `<CodeBlock language="tsx" showLineNumbers />`.
 *
 * @param name the component's name for MDX's provider
 * @param attributes strings, or `true` for an attribute without a value; `undefined` and `false`
 *   are left out
 */
export function createJSXElement(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([attribute, value]) => ({
        type: 'mdxJsxAttribute',
        name: attribute,
        value: typeof value === 'string' ? value : null,
      })),
    children: [],
  };
}

const OPTIONS: Options = { ecmaVersion: 2024, sourceType: 'module' };

/**
 * Creates an MDX attribute whose value is code: `load={() => import('./a.json')}`.
 *
 * @param code - one expression
 */
export function createExpressionAttribute(name: string, code: string): MdxJsxAttribute {
  const expression = parseExpressionAt(code, 0, OPTIONS);
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  } as unknown as Program;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree: program } },
  };
}
