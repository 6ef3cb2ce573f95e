import type { CustomPlugin } from 'svgo';

const DEFINITIONS = new Set(['marker', 'filter', 'linearGradient']);

/**
 * A plugin of SVGO that removes definitions (markers, filters, gradients) whose id nothing but a
 * style sheet names: mermaid adds all that any diagram may need.
 */
export const removeUnusedDefinitions: CustomPlugin = {
  name: 'removeUnusedDefinitions',
  fn: () => {
    const used = new Set<string>();
    const definitions: { id: string; remove: () => void }[] = [];
    return {
      element: {
        enter(element, parent) {
          for (const value of Object.values(element.attributes)) {
            for (const [, id = ''] of value.matchAll(/url\(["']?#([^"')]+)/g)) used.add(id);
          }
          if (!DEFINITIONS.has(element.name)) return;
          definitions.push({
            id: element.attributes['id'] ?? '',
            remove: () => {
              parent.children = parent.children.filter((child) => child !== element);
            },
          });
        },
      },
      root: {
        exit() {
          for (const { id, remove } of definitions) if (!used.has(id)) remove();
        },
      },
    };
  },
};
