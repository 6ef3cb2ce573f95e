/**
 * An extension of `fromMarkdown` that reads pages as MDX does: indented text is not code, and JSX may contain fences.
 * The syntax errors of MDX are left to the build.
 */
export const LIKE_MDX = { disable: { null: ['codeIndented', 'htmlFlow'] } };
