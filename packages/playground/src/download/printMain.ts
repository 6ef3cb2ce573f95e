/** A call that creates styles, possibly with a type argument. */
const MAKES_STYLES = /make(?:Reset|Static)?Styles\s*[(<]/;

/** In `@griffel/core`, such calls return no hook, but a function that needs direction and renderer. */
const FROM_CORE =
  /\bimport\s*{[^}]*\bmake(?:Reset|Static)?Styles\b[^}]*}\s*from\s*['"]@griffel\/core['"]/;

/** The package with FluentProvider. */
export const PROVIDER_PACKAGE = '@fluentui/react-components';

/** Whether code uses Fluent UI without a provider, which an application around it would have. */
export function needsProvider(texts: readonly string[]): boolean {
  return (
    texts.some((text) => /['"]@fluentui\/[\w-]+['"]/.test(text)) &&
    !texts.some((text) => text.includes('FluentProvider'))
  );
}

/**
 * Writes the main script of a download. It renders the same as the playground: the default export of the
 * entry, or the components that it exports by name. For styles it shows the classes; other code is only
 * loaded.
 *
 * @param entry - a file next to the script
 * @param source - its text
 * @param texts - of all files of the user; may include the entry
 */
export function printMain(entry: string, source: string, texts: readonly string[] = []): string {
  const from = `'./${entry.replace(/\.\w+$/, '')}'`;
  const hasProvider = needsProvider([source, ...texts]);
  if (!/(?:^|[;}])\s*export\s+default\b|\bas\s+default\b/m.test(source)) {
    const names = listComponents(source);
    if (names.length === 0) return `import ${from};\n`;
    return printApp(`{ ${names.join(', ')} } from ${from}`, names, hasProvider);
  }
  if (!exportsStyles(source)) return printApp(`App from ${from}`, ['App'], hasProvider);
  if (FROM_CORE.test(source)) {
    return `import { createDOMRenderer } from '@griffel/core';
import computeClasses from ${from};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

// Without React, you pass the direction and the renderer.
const classes = computeClasses({ dir: 'ltr', renderer: createDOMRenderer(document) });
root.innerText = JSON.stringify(classes, null, 2);
`;
  }
  return `import { createRoot } from 'react-dom/client';
import useClasses from ${from};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

/** There is no component yet, so this shows the classes that it would get. */
function Classes() {
  const classes = useClasses();

  return <pre>{JSON.stringify(classes, null, 2)}</pre>;
}

createRoot(root).render(<Classes />);
`;
}

/**
 * @param imported - the text after `import`
 * @param names - of the components
 * @param hasProvider - whether tokens of Fluent UI get the same values as in the playground
 */
function printApp(imported: string, names: readonly string[], hasProvider: boolean): string {
  const elements = names.map((name) => `<${name} />`);
  const lines = hasProvider
    ? [
        '<FluentProvider theme={webLightTheme}>',
        ...elements.map((element) => `  ${element}`),
        '</FluentProvider>',
      ]
    : elements;
  return `${hasProvider ? `import { FluentProvider, webLightTheme } from '${PROVIDER_PACKAGE}';\n` : ''}import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import ${imported};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
${lines.map((line) => `    ${line}`).join('\n')}
  </StrictMode>,
);
`;
}

/** The parameters of an arrow function; default values may contain calls, but no nested ones. */
const PARAMETERS = /(?:\w+|\((?:[^()]|\([^()]*\))*\))/.source;

/** Exported components: functions, classes, arrow functions, and those wrapped in `memo` and the like. */
const COMPONENT = new RegExp(
  String.raw`(?:^|[;}])\s*export\s+(?:function\s+([A-Z]\w*)|class\s+([A-Z]\w*)\s+extends\s+\S*Component\b|` +
    String.raw`const\s+([A-Z]\w*)\b[^=]*=\s*(?:${PARAMETERS}\s*(?::[^=;]+)?=>|function\b|(?:React\.)?(?:memo|forwardRef|lazy)\b))`,
  'gm',
);

/** Finds the components that code exports by name, in their usual forms, without those that another one renders. */
function listComponents(source: string): string[] {
  const found = [...source.matchAll(COMPONENT)].map((match, at, all) => ({
    name: match.slice(1).find(Boolean) ?? '',
    text: source.slice(match.index, all[at + 1]?.index),
  }));
  const shown = found.filter(({ name }) => {
    const tag = new RegExp(String.raw`<${name}[\s/>]`);
    return !found.some((other) => other.name !== name && tag.test(other.text));
  });
  return (shown.length > 0 ? shown : found).map(({ name }) => name);
}

/** Whether the default export is the return value of makeStyles or a similar function. */
function exportsStyles(source: string): boolean {
  const call = MAKES_STYLES.source;
  if (new RegExp(`(?:^|[;}])\\s*export\\s+default\\s+${call}`, 'm').test(source)) return true;
  const name = /(?:^|[;}])\s*export\s+default\s+(\w+)\s*;?\s*$|\b(\w+)\s+as\s+default\b/m.exec(
    source,
  );
  const variable = name?.[1] ?? name?.[2];
  return (
    variable !== undefined &&
    new RegExp(`\\b(?:const|let|var)\\s+${variable}\\s*=\\s*${call}`).test(source)
  );
}
