// npm run screens: records the screenshots of the visual tests anew, from the last build. Look at
// the difference before you commit it.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/paths.mjs';

fs.rmSync(path.join(ROOT, 'e2e/visual/screens'), { recursive: true, force: true });
process.env.RECORD_SCREENS = 'true';
process.argv.push('e2e/visual.e2e.ts', '--update-snapshots=all', '--reporter=dot');
await import('./e2e.mjs');
