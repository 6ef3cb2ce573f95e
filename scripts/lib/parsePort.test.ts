import { describe, expect, it } from 'vitest';
import { parsePort } from './parsePort.mjs';

describe('parsePort', () => {
  it('asks for nothing where nothing is given', () => {
    expect(parsePort(undefined)).toBeUndefined();
    expect(parsePort('')).toBeUndefined();
  });

  it('takes whole numbers up to the last port', () => {
    expect(parsePort('0')).toBe(0);
    expect(parsePort('65535')).toBe(65535);
  });

  it.each(['65536', '-1', '3.5', '1e3', '0x50', 'abc', ' '])('refuses "%s"', (text) => {
    expect(() => parsePort(text)).toThrow(
      `PORT is "${text}", which is no port: give a whole number from 0 to 65535.`,
    );
  });
});
