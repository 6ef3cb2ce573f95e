import { afterEach, expect, it, vi } from 'vitest';
import { createPolicy } from './policies';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

afterEach(() => vi.unstubAllGlobals());

it('accepts addresses of scripts of the build and of the service worker, and no others', () => {
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, rules: Rules) => rules });
  vi.stubGlobal('location', new URL('https://site.example/docs/react/install#part'));
  const policy = createPolicy('test');
  for (const address of [
    '/assets/js/main.0123abcd.js',
    '/docs/assets/js/html-react-install.0123abcd.js',
    'https://site.example/sw.js?1764000000000',
  ]) {
    expect(policy?.createScriptURL(address)).toBe(address);
  }
  for (const address of [
    'https://other.example/assets/js/main.0123abcd.js',
    '//other.example/sw.js',
    'data:text/javascript,alert()/sw.js',
    '/assets/playground/frame.js',
    '/react/install',
  ]) {
    expect(() => policy?.createScriptURL(address), address).toThrow(TypeError);
  }
});

it('creates no policy in a browser without Trusted Types', () => {
  expect(createPolicy('test')).toBeUndefined();
});
