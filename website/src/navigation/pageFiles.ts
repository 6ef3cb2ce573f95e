/**
 * Names the file that has the script of a page and its HTML: `a.01~html-a.23.js`.
 *
 * @param script - the file of the script: `a.01.js`
 * @param html - that of the HTML: `html-a.23.js`
 */
export function joinPageFiles(script: string, html: string): string {
  return `${script.slice(0, -'.js'.length)}~${html}`;
}

/** Finds the file of the script in the name of one that has it with the HTML; of other files nothing. */
export function findPageScript(file: string): string | undefined {
  const script = /^(.*\/[^/~]+)~[^/~]+\.js$/.exec(file)?.[1];
  return script && `${script}.js`;
}
