import { expect, it } from 'vitest';
import { copiesOf } from '../../src/pages/parts/copies';

it('writes out the physical copies of a card', () => {
  expect(copiesOf({ id: 'bang', copies: ['AS', 'QH-AH'] })).toEqual([
    'bang:AS',
    'bang:QH',
    'bang:KH',
    'bang:AH',
  ]);
  expect(copiesOf({ id: 'stagecoach', copies: ['9S', '9S'] })).toEqual(['stagecoach:9S', 'stagecoach:9S#2']);
  expect(copiesOf({ id: 'rose_doolan', copies: [] })).toEqual([]);
  expect(copiesOf({ id: 'colt', game: 'duel', copies: ['L1', 'O5'] })).toEqual([]);
});
