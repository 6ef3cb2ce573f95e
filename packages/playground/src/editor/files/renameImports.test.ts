import { describe, expect, it } from 'vitest';
import { renameImports } from './renameImports.ts';

/** The texts after the rename, by the names before. */
function rename(files: Record<string, string>, from: string, to: string) {
  const edits = renameImports(files, from, to);
  return Object.fromEntries(
    Object.entries(edits).map(([file, changes]) => [
      file,
      [...changes]
        .reverse()
        .reduce(
          (text, edit) => text.slice(0, edit.from) + edit.insert + text.slice(edit.to),
          files[file] ?? '',
        ),
    ]),
  );
}

describe('renameImports', () => {
  it('rewrites every kind of import, and nothing else', () => {
    const code = [
      "import { a } from './tokens';",
      "import './tokens';",
      "export * from './tokens';",
      "const b = import('./tokens');",
      "const c = require('./tokens');",
      "let t: import('./tokens').T;",
      "const d = './tokens'; f('./tokens');",
      "import { e } from 'tokens'; import { g } from './tokens2';",
    ].join('\n');
    const files = { 'App.tsx': code, 'tokens.ts': '', 'tokens2.ts': '' };

    expect(rename(files, 'tokens.ts', 'theme.ts')).toEqual({
      'App.tsx': [
        "import { a } from './theme';",
        "import './theme';",
        "export * from './theme';",
        "const b = import('./theme');",
        "const c = require('./theme');",
        "let t: import('./theme').T;",
        "const d = './tokens'; f('./tokens');",
        "import { e } from 'tokens'; import { g } from './tokens2';",
      ].join('\n'),
    });
  });

  it('keeps quotes, and extensions if there were any', () => {
    const files = { 'App.tsx': 'import "./a.ts"; import "./a.js"; import "./a"', 'a.ts': '' };
    expect(rename(files, 'a.ts', 'b.ts')).toEqual({
      'App.tsx': 'import "./b.ts"; import "./b.js"; import "./b"',
    });
  });

  it("rewrites the file's own imports when it moves to another folder", () => {
    const files = {
      'App.tsx': "import './ui/Button';",
      'ui/Button.tsx': "import '../tokens'; import './Icon';",
      'ui/Icon.tsx': '',
      'tokens.ts': '',
    };
    expect(rename(files, 'ui/Button.tsx', 'parts/form/Button.tsx')).toEqual({
      'App.tsx': "import './parts/form/Button';",
      'ui/Button.tsx': "import '../../tokens'; import '../../ui/Icon';",
    });
  });

  it('leaves imports that still resolve to the same file', () => {
    const files = { 'App.tsx': "import './a'", 'a.ts': '' };
    expect(rename(files, 'a.ts', 'a.tsx')).toEqual({});
    expect(rename(files, 'App.tsx', 'Main.tsx')).toEqual({});
  });

  it('leaves an import whose new specifier would resolve to another file', () => {
    const files = { 'App.tsx': "import './a'", 'a.tsx': '', 'b.ts': '' };
    expect(rename(files, 'a.tsx', 'b.tsx')).toEqual({});
  });

  it('reads incomplete code', () => {
    const files = { 'App.tsx': "import { from './a'; import x from './a'", 'a.ts': '' };
    expect(rename(files, 'a.ts', 'b.ts')['App.tsx']).toContain("import x from './b'");
  });
});
