import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { visit } from 'unist-util-visit';

/**
 * A remark plugin that gives the names of a page's samples in its text both extensions, as above the samples:
 * users of JavaScript create `src/Button.jsx`, not `src/Button.tsx`. Put it after `remarkSamples`.
 */
export function remarkFileNames() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const title = findAttribute(element, 'title')?.value;
      if (typeof title !== 'string' || !findAttribute(element, 'hasJavaScript')) return;
      names.add(title).add(path.posix.basename(title));
    });
    visit(tree, 'inlineCode', (node) => {
      const [, stem = '', rest] = /^(.*\.)t(sx?)$/.exec(node.value) ?? [];
      if (rest === undefined || !names.has(node.value)) return;
      const hChildren = [
        createName('ts-only', node.value),
        createName('js-only', `${stem}j${rest}`),
      ];
      node.data = { ...node.data, hChildren };
    });
  };
}

function findAttribute({ attributes }: MdxJsxFlowElement, name: string) {
  return attributes.find((one) => 'name' in one && one.name === name);
}

/** A file name that the style sheet hides in one of the languages. */
function createName(className: 'ts-only' | 'js-only', name: string): ElementContent {
  const children: ElementContent[] = [{ type: 'text', value: name }];
  return { type: 'element', tagName: 'span', properties: { className: [className] }, children };
}
