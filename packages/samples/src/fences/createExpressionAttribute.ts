import { parseExpressionAt, type Options } from 'acorn';
import type { Program } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

const OPTIONS: Options = { ecmaVersion: 2024, sourceType: 'module' };

/**
 * Creates an attribute of a component in MDX whose value is code: `load={() => import('./a.json')}`.
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
