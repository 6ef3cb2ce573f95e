import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { printTokens } from '../../src/tokens/printTokens';

/** Supplies the CSS variables of `src/tokens` to every page. */
export default function tokens({ generatedFilesDir }: LoadContext): Plugin {
  const stylesheet = path.join(generatedFilesDir, 'tokens.css');
  return {
    name: 'tokens',
    getClientModules() {
      // Written here, for it has to exist before the bundler resolves the client modules.
      fs.mkdirSync(path.dirname(stylesheet), { recursive: true });
      fs.writeFileSync(stylesheet, printTokens());
      return [stylesheet];
    },
  };
}
