import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/**
 * Creates the node of a component in MDX: `<CodeBlock language="tsx" showLineNumbers />`.
 *
 * @param name the component, as MDX's provider knows it
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
