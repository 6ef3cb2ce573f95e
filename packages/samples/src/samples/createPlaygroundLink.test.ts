import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPlaygroundLink } from './createPlaygroundLink.ts';

describe('createPlaygroundLink', () => {
  it('begins with the file that is rendered, because the playground renders the first', () => {
    const files = { 'truncate.ts': 'a', 'Message.tsx': 'b', 'tokens.ts': 'c' };
    const link = createPlaygroundLink(files, 'Message.tsx', '/react/install');
    const [address, code = ''] = link.split('#v1.');
    const shared = JSON.parse(inflateRawSync(Buffer.from(code, 'base64url')).toString()) as {
      files: object;
    };
    expect(address).toBe('/try-it-out/');
    expect(shared).toEqual({ files, active: 'Message.tsx', from: '/react/install' });
    expect(Object.keys(shared.files)).toEqual(['Message.tsx', 'truncate.ts', 'tokens.ts']);
  });

  it('shows both directions where the page does', () => {
    const link = createPlaygroundLink({ 'App.tsx': '' }, 'App.tsx', '/', true);
    const [, code = ''] = link.split('#v1.');
    expect(JSON.parse(inflateRawSync(Buffer.from(code, 'base64url')).toString())).toMatchObject({
      view: { direction: 'both' },
    });
  });
});
