// node scripts/prepareGitHubPages.mjs: prepares the last build for GitHub Pages, in place.
import fs from 'node:fs';
import path from 'node:path';
import { readHeaderRules } from './lib/createSiteServer.mjs';
import { isHostFile, listFiles } from './lib/listFiles.mjs';
import { BUILD, isMain } from './lib/paths.mjs';

/** The directive that browsers accept only from a header, not from a page. */
const HEADER_ONLY = /; frame-ancestors [^;]+/;

/**
 * Prepares a build for GitHub Pages, which does not send our headers: puts the Content Security Policy into each
 * page, gives each page a file that is found without a redirect to a trailing slash, and turns off Jekyll, which
 * would leave out files. Documents that end in `.htm` already contain their own policy.
 *
 * @param {string} directory - a build, absolute; changed in place
 * @throws {Error} if the build has no policy, or a page no head
 */
export function prepareGitHubPages(directory) {
  // The rules of pages come first.
  const policy = readHeaderRules(directory)
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  if (policy === undefined)
    throw new Error(`${directory}/_headers has no Content Security Policy.`);
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ONLY, '')}">`;
  for (const file of listFiles(directory).filter((name) => name.endsWith('.html'))) {
    const page = path.join(directory, file);
    const html = fs.readFileSync(page, 'utf8');
    const head = /<head>(?:<meta charset=[^>]+>)?/i.exec(html)?.[0];
    if (head === undefined) throw new Error(`${file} has no head for the policy.`);
    const guarded = html.includes(tag) ? html : html.replace(head, () => head + tag);
    fs.writeFileSync(page, guarded);
    // GitHub prefers /a.html to the folder /a/, which it serves after a redirect.
    if (file.endsWith('/index.html')) fs.writeFileSync(`${path.dirname(page)}.html`, guarded);
  }
  fs.writeFileSync(path.join(directory, '.nojekyll'), '');
  for (const file of fs.readdirSync(directory).filter(isHostFile)) {
    fs.rmSync(path.join(directory, file), { recursive: true });
  }
}

if (isMain(import.meta.url)) prepareGitHubPages(BUILD);
