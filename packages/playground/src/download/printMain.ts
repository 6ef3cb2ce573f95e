/** What makes styles, as a call; in one case with the slots' names as a type before it. */
const MAKES_STYLES = /make(?:Reset|Static)?Styles\s*[(<]/;

/** In `@griffel/core` what it returns is no hook: it wants direction and renderer. */
const FROM_CORE =
  /\bimport\s*{[^}]*\bmake(?:Reset|Static)?Styles\b[^}]*}\s*from\s*['"]@griffel\/core['"]/;

/** What has the provider of a theme. */
export const PROVIDER_PACKAGE = '@fluentui/react-components';

/** Whether code takes tokens of Fluent UI and leaves their values to an application around it. */
export function needsProvider(texts: readonly string[]): boolean {
  return (
    texts.some((text) => /['"]@fluentui\/[\w-]+['"]/.test(text)) &&
    !texts.some((text) => text.includes('FluentProvider'))
  );
}

/**
 * Writes the script that starts a download. It renders the default export of the entry; of styles it
 * shows the classes, as the playground does; what exports nothing by default it only loads.
 *
 * @param entry - a file beside the script
 * @param source - its text
 * @param texts - of all files of the user, with or without it
 */
export function printMain(entry: string, source: string, texts: readonly string[] = []): string {
  const from = `'./${entry.replace(/\.\w+$/, '')}'`;
  if (!/(?:^|[;}])\s*export\s+default\b|\bas\s+default\b/m.test(source)) return `import ${from};\n`;
  if (!exportsStyles(source)) {
    if (needsProvider([source, ...texts])) return printMainWithProvider(from);
    return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from ${from};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`;
  }
  if (FROM_CORE.test(source)) {
    return `import { createDOMRenderer } from '@griffel/core';
import computeClasses from ${from};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

// @griffel/core knows nothing of React: direction and renderer are given by hand.
const classes = computeClasses({ dir: 'ltr', renderer: createDOMRenderer(document) });
root.innerText = JSON.stringify(classes, null, 2);
`;
  }
  return `import { createRoot } from 'react-dom/client';
import useStyles from ${from};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

/** There is no component yet: these are the classes that one would get. */
function Classes() {
  const classes = useStyles();

  return <pre>{JSON.stringify(classes, null, 2)}</pre>;
}

createRoot(root).render(<Classes />);
`;
}

/** The tokens have the values that they have in the playground. */
function printMainWithProvider(from: string): string {
  return `import { FluentProvider, webLightTheme } from '${PROVIDER_PACKAGE}';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from ${from};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <FluentProvider theme={webLightTheme}>
      <App />
    </FluentProvider>
  </StrictMode>,
);
`;
}

/** Whether the default export is what makeStyles or one of its like returns. */
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
