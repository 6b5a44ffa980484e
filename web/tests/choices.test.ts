import { describe, expect, it } from 'vitest';
import { blunder, branches, byPlace, isPainful, nextDimension } from '../src/lib/choices';
import { fixture } from './helpers';

const stakes = { viewer: 0, roles: ['deputy', 'sheriff', null], life: [4, 4, 4] };

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

  it('that hurt are known', () => {
    expect(isPainful({ key: 'pass', verb: 'pass' }, 'dodge')).toBe(true);
    expect(isPainful({ key: 'pass', verb: 'pass' }, 'play')).toBe(false);
  });

  it('are asked once more when they look like a blunder', () => {
    const at = (target: number) => ({ key: 'k', verb: 'play', card: 'panic:JH', target });
    expect(blunder(at(0), 'play', [], stakes)).toBe('table-blunder-self');
    expect(blunder({ ...at(0), card: 'jail:JS' }, 'play', [], stakes)).toBe('table-blunder-self');
    expect(blunder(at(1), 'play', [], stakes)).toBe('table-blunder-sheriff');
    expect(blunder(at(2), 'play', [], stakes)).toBeNull();
    const pass = { key: 'pass', verb: 'pass' };
    expect(blunder(pass, 'dying', [pass, at(0)], stakes)).toBe('table-blunder-die');
    expect(blunder(pass, 'dying', [pass], stakes)).toBeNull();
  });
});
