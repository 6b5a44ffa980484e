import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../src/lib/sha256';

describe('sha256', () => {
  it('agrees with a known library for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'ñ1ж'.repeat(length).slice(0, length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('hashes a seed as the server does', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
