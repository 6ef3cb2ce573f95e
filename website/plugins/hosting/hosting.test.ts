import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  COMMON_HEADERS,
  createPageHeaders,
  hashInline,
  printHashSource,
  readOwnHeaders,
} from './createHeaders';
import {
  printHeadersFile,
  printNginxDocuments,
  printNginxHeaders,
  printNginxLocation,
  printRedirects,
} from './printHostFiles';

describe('hashInline', () => {
  it('hashes the exact text of scripts that run', () => {
    // The hash of "alert('Hello, world.');" is the example of the specification.
    expect(hashInline("<script>alert('Hello, world.');</script>").scripts).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
    expect(hashInline('<script>"&amp;<b>"</script>').scripts).toEqual([
      printHashSource('"&amp;<b>"'),
    ]);
  });

  it('leaves out scripts with an address, and data', () => {
    const html = `<script src=/a.js defer></script><script type=application/ld+json>{}</script>`;
    expect(hashInline(html).scripts).toEqual([]);
  });

  it('hashes style attributes, including those that a script inserts, but not similar text', () => {
    const html =
      '<svg style="a: &quot;b&quot;"><code>style="c: d"</code><script>"<p style=\\"e: f\\">" + `<p style="g: h">`</script>';
    expect(hashInline(html).styles).toEqual([
      printHashSource('a: "b"'),
      printHashSource('e: f'),
      printHashSource('g: h'),
    ]);
  });
});

describe('createPageHeaders', () => {
  const policy = createPageHeaders({
    scripts: ["'sha256-b='", "'sha256-a='", "'sha256-b='"],
    styles: ["'sha256-c='"],
  })['Content-Security-Policy'];

  it('allows inline scripts and style attributes by their hashes alone, and no evaluation', () => {
    expect(policy).toContain(
      "; script-src 'self' 'sha256-a=' 'sha256-b='; worker-src 'self'; style-src 'self' 'unsafe-hashes' 'sha256-c='; ",
    );
    expect(policy).toMatch(/^default-src 'none'; /);
  });

  it('allows only the site to frame its pages, and hosts only if they are named', () => {
    const hashes = { scripts: [], styles: [] };
    const read = (hosts?: string[]) =>
      createPageHeaders(hashes, hosts)['Content-Security-Policy']?.split('; ').at(-1);
    expect(read()).toBe("frame-ancestors 'self'");
    expect(read(['https://a.example', 'https://*.b.example'])).toBe(
      "frame-ancestors 'self' https://a.example https://*.b.example",
    );
  });

  it('does not allow blobs', () => {
    expect(policy).not.toContain('blob:');
  });
});

const FRAME = 'assets/playground/sandbox.0123.htm';

describe('readOwnHeaders', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'frames-'));
  afterAll(() => fs.rmSync(directory, { recursive: true }));
  const write = (file: string, text: string) => fs.writeFileSync(path.join(directory, file), text);

  it('uses the policy that a document states, and adds header-only directives', () => {
    const meta = `<META http-equiv="content-security-policy" content="default-src 'none'">`;
    write('frame.htm', `<!doctype html><head>${meta}`);
    write('page.html', '');
    expect(readOwnHeaders(directory, ['frame.htm', 'page.html'])).toEqual([
      {
        file: 'frame.htm',
        headers: {
          'Content-Security-Policy':
            "default-src 'none'; sandbox allow-scripts allow-forms; frame-ancestors 'self'",
        },
      },
    ]);
  });

  it('names the hosts that may frame a document for frames, and none for a picture', () => {
    write(
      'embedded.htm',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    );
    write('embedded.svg', '<svg><style>a { fill: red }</style></svg>');
    const found = readOwnHeaders(
      directory,
      ['embedded.htm', 'embedded.svg'],
      ['https://a.example'],
    );
    expect(
      found.map(({ headers }) => headers['Content-Security-Policy']?.split('; ').at(-1)),
    ).toEqual(["frame-ancestors 'self' https://a.example", "frame-ancestors 'self'"]);
  });

  it('allows a picture its own styles, and nothing else', () => {
    write('drawn.svg', '<svg><style>a { fill: red }</style></svg>');
    write('plain.svg', '<svg><path d="M0 0"/></svg>');
    const found = readOwnHeaders(directory, ['drawn.svg', 'plain.svg']);
    expect(found.map(({ file }) => file)).toEqual(['drawn.svg']);
    expect(found[0]?.headers['Content-Security-Policy']).toMatch(
      /style-src 'unsafe-inline'; sandbox;/,
    );
  });

  it('rejects a document that states none', () => {
    write('bare.htm', '<!doctype html><meta name=robots content=noindex>');
    expect(() => readOwnHeaders(directory, ['bare.htm'])).toThrow(
      'bare.htm states no Content Security Policy.',
    );
  });
});

/** All headers that the rules of a `_headers` file give to an address: those of every rule that matches. */
function findHeaders(text: string, address: string): string[] {
  let matches = false;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('  ')) return matches ? [line.trim()] : [];
    const source = line.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll(':file', '[^/]+');
    matches = new RegExp(`^${source}$`).test(address);
    return [];
  });
}

describe('printHeadersFile', () => {
  const files = [
    '404.html',
    'assets/css/styles.0123.css',
    'assets/js/main.0123.js',
    FRAME,
    'assets/playground/worker.0123.js',
    'favicon.ico',
    'index.html',
    'react/api/make-styles/index.html',
    'try-it-out/index.html',
  ];
  const page = { 'Content-Security-Policy': 'of pages' };
  const documents = [{ file: FRAME, headers: { 'Content-Security-Policy': 'of the frame' } }];

  it('has patterns for the policy of pages that match no frame', () => {
    expect(printHeadersFile({ page, documents, files, baseUrl: '/' }).split('\n')).toEqual([
      '/*',
      ...Object.entries(COMMON_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
      ...[
        '/',
        '/:file',
        '/assets/:file',
        '/assets/css/*',
        '/assets/js/*',
        '/assets/playground/worker.0123.js',
        '/react/*',
        '/try-it-out/*',
      ].flatMap((pattern) => [pattern, '  Content-Security-Policy: of pages']),
      `/${FRAME}`,
      '  Content-Security-Policy: of the frame',
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  it.each(['/', '/docs/'])('gives each file one policy, below %s', (baseUrl) => {
    const text = printHeadersFile({ page, documents, files, baseUrl });
    const addresses = ['', 'nope', 'react/install', 'try-it-out/', 'assets/js/gone.js', ...files];
    for (const address of addresses) {
      const lines = findHeaders(text, baseUrl + address);
      const all = (name: string) => lines.filter((line) => line.startsWith(`${name}: `));
      expect(all('Content-Security-Policy'), address).toEqual([
        `Content-Security-Policy: ${address === FRAME ? 'of the frame' : 'of pages'}`,
      ]);
      expect(all('X-Content-Type-Options'), address).toHaveLength(1);
      expect(all('Cache-Control'), address).toHaveLength(address.startsWith('assets/') ? 1 : 0);
    }
  });

  it('gives the playground a policy of its own, with and without a slash, and no other page', () => {
    const own = ['try-it-out', 'try-it-out/', 'try-it-out/index.html'];
    const text = printHeadersFile({
      page,
      documents: [
        ...documents,
        ...own.map((file) => ({
          file,
          headers: { 'Content-Security-Policy': 'of the playground' },
        })),
      ],
      files,
      baseUrl: '/docs/',
    });
    const read = (address: string) =>
      findHeaders(text, `/docs/${address}`).filter((line) => line.startsWith('Content-Security'));
    for (const address of own) {
      expect(read(address), address).toEqual(['Content-Security-Policy: of the playground']);
    }
    for (const address of ['', '404.html', 'react/install', 'react/api/make-styles/index.html']) {
      expect(read(address), address).toEqual(['Content-Security-Policy: of pages']);
    }
    expect(read(FRAME)).toEqual(['Content-Security-Policy: of the frame']);
  });

  it("rejects a file that exceeds Cloudflare's limits", () => {
    const long = { 'Content-Security-Policy': 'a'.repeat(2000) };
    expect(() => printHeadersFile({ page: long, documents, files, baseUrl: '/' })).toThrow(
      'a line of 2027 characters',
    );
  });
});

describe('printNginxHeaders', () => {
  it('adds each header to every answer, including errors', () => {
    expect(printNginxHeaders({ A: "'one'" })).toBe(`add_header A "'one'" always;\n`);
  });

  it('rejects special characters of nginx', () => {
    expect(() => printNginxHeaders({ A: '$uri' })).toThrow('nginx would misread the header A.');
  });
});

describe('printNginxDocuments', () => {
  it('gives a frame its own headers and those of all answers', () => {
    const documents = [{ file: FRAME, headers: { P: 'own' } }];
    const common = printNginxHeaders(COMMON_HEADERS).replace(/^(?=.)/gm, '  ');
    expect(printNginxDocuments(documents, '/')).toBe(
      `location = /${FRAME} {
  add_header P "own" always;
${common}  add_header Cache-Control $griffel_cache always;
}
`,
    );
  });
});

describe('printNginxLocation', () => {
  it('repeats the headers that a location with its own headers would lose', () => {
    expect(printNginxLocation({ A: 'one' })).toBe(
      'add_header A "one" always;\nadd_header Cache-Control $griffel_cache always;\n',
    );
  });
});

describe('printRedirects', () => {
  it('redirects from .html to the route, with or without a slash', () => {
    expect(printRedirects(['/', '/a/b', '/c/'])).toBe('/a/b.html /a/b 301\n/c.html /c/ 301\n');
  });
});
