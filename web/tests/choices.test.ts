import { describe, expect, it } from 'vitest';
import { branches, byPlace, isPainful, isReaction, nextDimension } from '../src/lib/choices';
import { fixture } from './helpers';

describe('options', () => {
  const options = fixture('play-7').question!.options;

  it('are grouped by the thing one clicks', () => {
    const places = byPlace(options);
    expect(places.get('card:cat_balou:9D')).toHaveLength(6);
    expect(places.get('card:beer:TH')).toHaveLength(1);
    expect(places.get('verb:pass')).toHaveLength(1);
  });

  it('then by target', () => {
    const bang = byPlace(options).get('card:bang:7C')!;
    expect(nextDimension(bang)).toBe('target');
    expect(branches(bang).map((branch) => branch.value)).toEqual([1, 6]);
  });

  it('ask as what before at whom', () => {
    const found = branches([
      { key: 'a', verb: 'play', card: 'missed:2S', as: 'bang', target: 1 },
      { key: 'b', verb: 'play', card: 'missed:2S', as: 'bang', target: 2 },
      { key: 'c', verb: 'play', card: 'missed:2S', as: 'general_store' },
    ]);
    expect(found.map((branch) => branch.id)).toEqual(['as:bang', 'as:general_store']);
    expect(branches(found[0]!.options).map((branch) => branch.value)).toEqual([1, 2]);
  });

  it('without a card belong to a seat', () => {
    const places = byPlace(fixture('take-4').question!.options);
    expect(places.has('seat:3')).toBe(true);
    expect(places.has('card:scope:AS')).toBe(true);
  });

  it('that cost life are known by what the server says', () => {
    const pass = { key: 'pass', verb: 'pass' };
    expect(isPainful({ ...pass, left: 2 })).toBe(true);
    expect(isPainful({ ...pass, warn: 'die' })).toBe(true);
    expect(isPainful(pass)).toBe(false);
    expect(isReaction(fixture('dodge-4').question)).toBe(true);
    expect(isReaction(fixture('play-7').question)).toBe(false);
  });
});
