import { describe, expect, it } from 'vitest';
import { printIssueMarkdown } from './shareCode.ts';

const AROUND = { versions: { '@griffel/react': '1.7.8', react: '19.3.1' }, browser: 'Mozilla/5.0' };

describe('printIssueMarkdown', () => {
  it('prints files with the active one first, the link, versions and browser', () => {
    const project = {
      files: { 'tokens.ts': 'export const ink = 1;\n', 'App.tsx': 'a\n\n' },
      active: 'App.tsx',
    };
    const text = printIssueMarkdown(project, 'https://example.org/try-it-out/#v1.A_-', AROUND);
    expect(text).toBe(`**\`App.tsx\`**

\`\`\`tsx
a
\`\`\`

**\`tokens.ts\`**

\`\`\`ts
export const ink = 1;
\`\`\`

[Open in the playground](https://example.org/try-it-out/#v1.A_-)

- \`@griffel/react\` 1.7.8
- \`react\` 19.3.1
- Browser: \`Mozilla/5.0\`
`);
  });

  it('fences code with more backticks than it contains', () => {
    const project = { files: { 'a.js': 'const a = `x`;\n// ````\n' }, active: 'a.js' };
    const text = printIssueMarkdown(project, undefined, AROUND);
    expect(text).toContain('`````js\nconst a = `x`;\n// ````\n`````\n');
  });

  it('leaves out the link if there is none', () => {
    const project = { files: { 'a.js': '' }, active: 'a.js' };
    expect(printIssueMarkdown(project, undefined, AROUND)).not.toContain('Open in');
  });

  it('keeps the browser in its code span', () => {
    const project = { files: { 'a.js': '' }, active: 'a.js' };
    const around = { ...AROUND, browser: 'A`\n# B` @someone ' };
    expect(printIssueMarkdown(project, undefined, around)).toContain(
      '- Browser: `A # B @someone`\n',
    );
  });
});
