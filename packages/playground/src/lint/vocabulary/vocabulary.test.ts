import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// The lists are generated from csstype's declarations. After an update of csstype: npx vitest run <this file>
// --update
const path = createRequire(import.meta.url)
  .resolve('csstype/package.json')
  .replace('package.json', 'index.d.ts');
const declarations = ts.createSourceFile(
  path,
  readFileSync(path, 'utf8'),
  ts.ScriptTarget.ES2022,
  true,
);

const collectStrings = (node: ts.Node): string[] =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
    ? [node.literal.text]
    : node.getChildren(declarations).flatMap(collectStrings);

const listProperties = (): string[] =>
  declarations.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) =>
      /^(?:StandardLonghand|StandardShorthand|Obsolete|Svg)Properties$/.test(name.text),
    )
    .flatMap(({ members }) => members.map(({ name }) => name?.getText(declarations) ?? ''))
    .filter((name) => !/^(?:Moz|Webkit|ms|O|Khtml)[A-Z]/.test(name))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

const listKeywords = (): string[] =>
  declarations.statements
    .filter(ts.isModuleDeclaration)
    .filter(({ name }) => /^(?:Property|DataType)$/.test(name.text))
    .flatMap(collectStrings)
    .filter((word) => /^[a-z][\w-]*$/i.test(word));

const listPseudos = (): string[] =>
  declarations.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter(({ name }) => /^(?:Advanced|Simple)Pseudos$/.test(name.text))
    .flatMap(collectStrings)
    .map((pseudo) => pseudo.replace('()', ''))
    .filter((pseudo) => !/^::?-/.test(pseudo));

const print = (name: string, comment: string, words: readonly string[]): string => {
  const lines = [''];
  for (const word of [...new Set(words)].sort()) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > 98) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line === '' ? `  ${word}` : `${line} ${word}`;
  }
  return `/** ${comment} */
export const ${name}: readonly string[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/\\s+/);
`;
};

describe('vocabulary', () => {
  it('has the properties, without vendor-specific ones, the keywords of values, and the pseudo-classes and pseudo-elements', async () => {
    const lists = [
      print(
        'CSS_PROPERTIES',
        'The properties of CSS that some browser knows, as CSS writes them.',
        listProperties(),
      ),
      print('CSS_KEYWORDS', 'The keywords of all properties.', listKeywords()),
      print(
        'CSS_PSEUDOS',
        'The pseudo-classes and pseudo-elements that some browser knows.',
        listPseudos(),
      ),
    ];
    await expect(
      `// cspell:disable -- written by vocabulary.test.ts\n${lists.join('\n')}`,
    ).toMatchFileSnapshot('cssWords.ts');
  });
});
