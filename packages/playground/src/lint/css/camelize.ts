/** The name of a property in a style object: `padding-left` becomes `paddingLeft`. */
export function camelize(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
