/** The name of a property in CSS: `paddingLeft` becomes `padding-left`, `WebkitMask` `-webkit-mask`. */
export function hyphenate(property: string): string {
  if (property.startsWith('--')) return property;
  return property
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^ms-/, '-ms-');
}
