import { describe, expect, it } from 'vitest';
import { renameJSXFiles } from './renameJSXFiles.ts';

describe('renameJSXFiles', () => {
  it('renames JavaScript with JSX, and what imports it by its full name', () => {
    expect(
      renameJSXFiles({
        'App.js': "import { Card } from './ui/Card.js';\nexport default () => <Card />;",
        'ui/Card.js': "import { ink } from '../ink.js';\nexport const Card = () => <b>{ink}</b>;",
        'ink.js': "export * from './ui/Card.js';",
        'ink.ts': '',
      }),
    ).toEqual({
      'App.jsx': "import { Card } from './ui/Card.jsx';\nexport default () => <Card />;",
      'ui/Card.jsx': "import { ink } from '../ink.js';\nexport const Card = () => <b>{ink}</b>;",
      'ink.js': "export * from './ui/Card.jsx';",
      'ink.ts': '',
    });
  });

  it('leaves a file whose new name is taken', () => {
    const files = { 'App.js': '<b />', 'App.jsx': '' };
    expect(renameJSXFiles(files)).toEqual(files);
  });
});
