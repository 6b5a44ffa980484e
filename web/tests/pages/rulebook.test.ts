import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, withLinks } from '../../src/pages/parts/rulebook';

const book = read(readFileSync(join(import.meta.dirname, '../../../docs/rules/classic.md'), 'utf8'));

describe('the rule book', () => {
  it('has the rules by id', () => {
    expect(book.rules.get('CL-PLAY-2')?.text).toMatch(/^At most one BANG! card per turn/);
    expect(book.rules.size).toBeGreaterThan(100);
  });

  it('knows the rulings of a card', () => {
    expect(book.things.get('barrel')?.rulings).toEqual(['CL-R-2', 'CL-R-15']);
    expect(book.things.get('paul_regret')?.life).toBe(3);
    expect(book.things.get('panic_any_distance')?.effect).toContain('Panic!');
  });

  it('makes links of ids that exist, and of nothing else', () => {
    expect(withLinks('see CL-R-2, not XX-1.', book)).toEqual([
      { text: 'see ' },
      { text: 'CL-R-2', rule: 'CL-R-2' },
      { text: ', not XX-1.' },
    ]);
  });
});

it('tells of the expansions too', () => {
  const file = join(import.meta.dirname, '../../../docs/rules/classic-expansions.md');
  const more = read(readFileSync(file, 'utf8'));
  expect(more.things.get('hn_thirst')?.effect).toBeTruthy();
  expect(more.things.get('fc_ranch_after_phase2')?.effect).toBeTruthy();
  expect(more.things.get('pixie_pete')?.life).toBe(3);
  expect(more.rules.get('DC-C-2')?.text).toContain('Pixie Pete');
});
