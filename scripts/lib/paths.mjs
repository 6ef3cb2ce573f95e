import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, absolute. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What the scripts may throw away and make again. */
export const CACHE = path.join(ROOT, '.cache');

/** The production build of the site. */
export const BUILD = path.join(ROOT, 'website/build');
