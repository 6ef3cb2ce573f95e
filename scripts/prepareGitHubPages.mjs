// node scripts/prepareGitHubPages.mjs: makes the last build fit for GitHub Pages, in place.
import { prepareGitHubPages } from './lib/prepareGitHubPages.mjs';
import { BUILD } from './lib/paths.mjs';

prepareGitHubPages(BUILD);
