const ICONS: Readonly<Record<string, string>> = {
  alias: 'namespace',
  class: 'class',
  const: 'constant',
  constructor: 'class',
  enum: 'enum',
  'enum member': 'constant',
  function: 'function',
  getter: 'property',
  interface: 'interface',
  JSX: 'property',
  keyword: 'keyword',
  let: 'variable',
  'local class': 'class',
  'local function': 'function',
  'local var': 'variable',
  method: 'method',
  module: 'namespace',
  parameter: 'variable',
  property: 'property',
  script: 'namespace',
  setter: 'property',
  string: 'text',
  type: 'type',
  'type parameter': 'type',
  var: 'variable',
};

/**
 * The icon in front of a suggestion.
 *
 * @param kind - TypeScript's (`ScriptElementKind`)
 * @returns one of the editor's types of completions; `text` for kinds that it does not know
 */
export function iconOf(kind: string): string {
  return Object.hasOwn(ICONS, kind) ? (ICONS[kind] ?? 'text') : 'text';
}
