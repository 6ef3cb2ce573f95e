import { describe, expect, it } from 'vitest';
import { createHeaders } from './createHeaders';
import { hashInlineScripts, hashScript } from './hashInlineScripts';
import { printHeadersFile } from './printHeadersFile';
import { printNginxHeaders } from './printNginxHeaders';
import { printRedirects } from './printRedirects';

describe('hashInlineScripts', () => {
  it('hashes the text of scripts that run, as it stands', () => {
    // The hash of "alert('Hello, world.');" is the example of the specification.
    expect(hashInlineScripts("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
    expect(hashInlineScripts('<script>"&amp;<b>"</script>')).toEqual([hashScript('"&amp;<b>"')]);
  });

  it('leaves out scripts with an address, and data', () => {
    const html = `<script src=/a.js defer></script><script type=application/ld+json>{}</script>`;
    expect(hashInlineScripts(html)).toEqual([]);
  });
});

describe('createHeaders', () => {
  it('allows inline scripts by their hashes alone', () => {
    const policy = createHeaders(["'sha256-abc='"])['Content-Security-Policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'sha256-abc=' blob: 'unsafe-eval'");
    expect(policy).toMatch(/^default-src 'none'; /);
  });
});

describe('printHeadersFile', () => {
  it('has a rule for all answers, and one for files whose names carry a hash', () => {
    expect(printHeadersFile({ A: 'one', B: 'two' }, '/docs/')).toBe(
      '/docs/*\n  A: one\n  B: two\n/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });
});

describe('printNginxHeaders', () => {
  it('adds each header to every answer, errors as well', () => {
    expect(printNginxHeaders({ A: "'one'" })).toBe(`add_header A "'one'" always;\n`);
  });

  it('refuses what nginx would take for its own', () => {
    expect(() => printNginxHeaders({ A: '$uri' })).toThrow('nginx would misread the header A.');
  });
});

describe('printRedirects', () => {
  it('leads from .html to the route, slash or not', () => {
    expect(printRedirects(['/', '/a/b', '/c/'])).toBe('/a/b.html /a/b 301\n/c.html /c/ 301\n');
  });
});
