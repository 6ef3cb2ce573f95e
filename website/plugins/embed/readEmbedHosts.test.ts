import { describe, expect, it } from 'vitest';
import { readEmbedHosts } from '.';

describe('readEmbedHosts', () => {
  it('accepts hosts, subdomains, ports and the local machine, each once', () => {
    const hosts = [
      'https://blog.example.org',
      'https://*.example.org',
      'https://example.org:8443',
      'http://localhost:*',
      'http://127.0.0.1:3000',
    ];
    expect(readEmbedHosts([...hosts, 'https://*.example.org'])).toEqual(hosts);
    expect(readEmbedHosts([])).toEqual([]);
  });

  it.each([
    ['*', 'This is not the address of a host.'],
    ['blog.example.org', 'This is not the address of a host.'],
    ['https://example.org/', 'This is not the address of a host.'],
    ['https://example.org/blog', 'This is not the address of a host.'],
    ["https://example.org; script-src 'unsafe-inline'", 'This is not the address of a host.'],
    ['https://example.org https://example.com', 'This is not the address of a host.'],
    ["'self'", 'This is not the address of a host.'],
    ['https:', 'This is not the address of a host.'],
    ['data:', 'This is not the address of a host.'],
    ['https://*', 'This is not the address of a host.'],
    ['https://*.com', 'This is all hosts of a top-level domain.'],
    ['http://example.org', 'Only hosts with https can be trusted.'],
    ['http://*.example.org', 'Only hosts with https can be trusted.'],
    ['http://localhost.example.org', 'Only hosts with https can be trusted.'],
    ['https://example.org\n', 'This is not the address of a host.'],
  ])('rejects %j, and explains why and what to write', (host, why) => {
    expect(() => readEmbedHosts(['https://example.org', host])).toThrow(
      `embedHosts in website/settings.ts has "${host}". ${why} Write a host as in https://blog.example.org`,
    );
  });
});
