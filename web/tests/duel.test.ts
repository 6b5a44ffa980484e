import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DuelView } from '../src/lib/protocol';
import { characterFacts, faceOf, factsOf } from '../src/lib/facts';
import { prefs } from '../src/lib/prefs.svelte';
import { t, texts } from '../src/lib/text.svelte';
import DuelTable from '../src/table/DuelTable.svelte';
import { fixture, resize, stateOf, storeWith, type FakeStore } from './helpers';

beforeAll(async () => {
  prefs.language = 'en';
  prefs.speed = 0;
  await texts.need('classic', 'duel');
  await texts.use('en');
});
beforeEach(() => {
  resize(1440, 900);
});

async function at(name: string): Promise<FakeStore> {
  const store = storeWith(name);
  await tick();
  render(DuelTable, { store });
  await tick();
  await tick();
  return store;
}
const answers = (store: FakeStore) => store.sent.filter((message) => message.type === 'answer');
const question = () => screen.getByRole('region', { name: 'Question' });
const view = (store: FakeStore) => store.view as unknown as DuelView;

describe('the table of The Duel', () => {
  it('asks for the front character with the two cards themselves', async () => {
    const store = await at('duel-front');
    const [first] = view(store).candidates;
    const cards = screen.getAllByRole('button').filter((one) => one.classList.contains('cand'));
    expect(cards).toHaveLength(2);
    cards[0]!.click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: `front ${first}` }]);
  });

  it('aims a card at a character by clicking its plate', async () => {
    const store = await at('duel-play');
    screen.getByRole('button', { name: /^Winchester/ }).click();
    await tick();
    expect(question().textContent).toMatch(/at whom/);
    expect(within(question()).getByRole('button', { name: /^Front: Tom Thorn/ })).toBeTruthy();
    screen.getByRole('button', { name: /^Bull Anderson, Back.*can be chosen/ }).click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: 'play winchester:L-H > P1L' }]);
  });

  it('takes the only target a card has with a click on it', async () => {
    const store = await at('duel-play');
    screen.getByRole('button', { name: /^Colt/ }).click();
    await tick();
    screen.getByRole('button', { name: /^Tom Thorn.*can be chosen/ }).click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: 'play colt:L-D > P1R' }]);
  });

  it('says of an own character why its ability and the token are not offered', async () => {
    const store = await at('duel-play');
    const mine = view(store).players[0]!.characters.find((one) => !one.front)!;
    screen
      .getByRole('button', {
        name: new RegExp(`^${t(`duel-character-${mine.character.replaceAll('_', '-')}`)}`),
      })
      .click();
    await tick();
    const asked = store.sent.filter((message) => message.type === 'why_not');
    const reasons: Record<string, string> = { [mine.character]: 'in_the_back', move: 'token_moved' };
    expect(asked.length).toBeGreaterThan(0);
    for (const { id, card } of asked)
      store.receive({ type: 'why_not', id, reason: reasons[card]!, rule: null, args: {} });
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    const said = (await within(dialog).findAllByRole('status')).map((one) => one.textContent);
    expect(said.join()).toMatch(/only by your front character|moved the token/);
  });

  it('says a reason once where it is the same for both', async () => {
    const store = await at('duel-hit');
    const mine = view(store).players[0]!.characters.find((one) => !one.front)!;
    document.querySelector<HTMLElement>(`.hit[data-at="seat:${mine.place}"]`)!.click();
    await tick();
    const asked = store.sent.filter((message) => message.type === 'why_not');
    expect(asked).toMatchObject([{ card: mine.character }, { card: 'move' }]);
    for (const { id } of asked)
      store.receive({ type: 'why_not', id, reason: 'not_a_choice', rule: null, args: {} });
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    expect(await within(dialog).findAllByText(/^This is not among the choices/)).toHaveLength(1);
  });

  it('asks whose characters Water swaps, not on whom it is played', async () => {
    const store = await at('duel-play');
    const aimed = store.question!.options.filter(
      (one) => one.card && !factsOf('duel', faceOf(one.card).id).seals?.includes('hit'),
    );
    const card = aimed.find((one) => aimed.some((other) => other !== one && other.card === one.card))!.card!;
    document.querySelector<HTMLElement>(`.hand [data-at="card:${card}"]`)!.click();
    await tick();
    expect(question().textContent).toMatch(/Water: whose characters/);
  });

  it('opens the list of keys at a character, of which nothing else can be asked', async () => {
    const store = await at('duel-play');
    screen.getByRole('button', { name: /^Winchester/ }).click();
    await tick();
    screen.getByRole('button', { name: /^Bull Anderson, Back.*can be chosen/ }).focus();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
    await tick();
    expect(store.sent).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });

  it('explains a card that cannot be played', async () => {
    const store = await at('duel-play');
    screen.getByRole('button', { name: /^Missed!.*not now/ }).click();
    await tick();
    expect(store.sent).toMatchObject([{ type: 'why_not', card: 'missed:L-S#2' }]);
  });

  it('lays the first miss ready when hit, and says what taking it costs', async () => {
    const store = await at('duel-hit');
    expect(question().textContent).toMatch(/Carbine: a hit on Alan Pinkertoon/);
    expect(within(question()).getByRole('button', { name: /Take the hit, 3 life left/ })).toBeTruthy();
    within(question())
      .getByRole('button', { name: /Answer with Missed!/ })
      .click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: 'play missed:L-S#4' }]);
  });

  it('chooses a player by its squad or by one of its characters', async () => {
    const store = await at('duel-swap');
    screen.getByRole('button', { name: /^Outlaws.*can be chosen/ }).click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: 'swap > P1' }]);
  });

  it('takes a card laid out by clicking it twice', async () => {
    const store = await at('duel-store');
    const card = view(store).limbo[0]!;
    const node = document.querySelector<HTMLElement>(`.offer [data-at="card:${card}"]`)!;
    await vi.waitFor(() => expect(node.tabIndex).toBe(0));
    node.click();
    await tick();
    expect(answers(store)).toEqual([]);
    node.click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: `pick ${card}` }]);
  });

  it('shows three players with target and hunter', async () => {
    await at('standoff-play');
    expect(screen.getByRole('button', { name: /^Lawmen.*your target/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Renegades.*hunts you/ })).toBeTruthy();
    expect(document.querySelectorAll('.dc')).toHaveLength(6);
  });

  it('has everything on a phone too', async () => {
    resize(390, 844);
    const store = await at('duel-play');
    (await screen.findByRole('button', { name: /^Winchester/ })).click();
    (await screen.findByRole('button', { name: /^Bull Anderson, Back.*can be chosen/ })).click();
    await tick();
    expect(answers(store)).toHaveLength(1);
  });

  it('can be watched: the hand is backs, nothing can be chosen', async () => {
    const store = storeWith('duel-play');
    await tick();
    const shown = fixture('duel-play');
    const seen = { ...(shown.view as unknown as DuelView), viewer: null, hand: [], reserve: [] };
    store.receive(
      stateOf({
        ...shown,
        view: seen as unknown as typeof shown.view,
        question: { ...shown.question!, options: [] },
      }),
    );
    await tick();
    render(DuelTable, { store });
    await tick();
    expect(document.querySelectorAll('.hand .back')).toHaveLength(seen.players[0]!.hand_size);
    expect(screen.queryByRole('button', { name: /can be chosen/ })).toBeNull();
  });
});

describe('what is printed on the cards of The Duel', () => {
  it('is known', () => {
    expect(faceOf('missed:L-S#2')).toMatchObject({ id: 'missed', symbol: 'S', origin: 'L', rank: '' });
    expect(factsOf('duel', 'colt')).toMatchObject({ kind: 'red', seals: ['hit'] });
    expect(factsOf('duel', 'rattlesnake').seals).toContain('always_active');
    expect(characterFacts('buffalo_bell')).toMatchObject({ family: 'L', always_active: true });
  });
});
