/**
 * Makes sure that an SVG needs nothing but itself: an `<img>` loads nothing that its SVG refers to.
 *
 * @param svg the text of a file
 * @throws Error that quotes the reference
 */
export function assertSelfContained(svg: string): void {
  const withoutNamespaces = svg.replace(/\sxmlns(:\w+)?="[^"]*"/g, '');
  const reference = /(?:https?:)?\/\/[^\s"')]+|@import[^;]+|url\((?!["']?#)[^)]*\)/.exec(
    withoutNamespaces,
  );
  if (reference) {
    throw new Error(
      `The drawing refers to ${reference[0]}, which an <img> does not load. Remove that from the diagram.`,
    );
  }
}
