import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import ClassicTable from '../src/table/ClassicTable.svelte';
import { Sky } from '../src/table/sky.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import { texts } from '../src/lib/text.svelte';
import type { ClassicQuestion, ClassicView } from '../src/lib/protocol';
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
  render(ClassicTable, { store });
  await tick();
  await tick();
  return store;
}

const answers = (store: FakeStore) => store.sent.filter((message) => message.type === 'answer');
const question = () => screen.getByRole('region', { name: 'Question' });

describe('the table', () => {
  it('plays a card at a seat with two clicks', async () => {
    const store = await at('play-7');
    screen.getByRole('button', { name: /^BANG! 7♣/ }).click();
    await tick();
    expect(question().textContent).toMatch(/who is the target/);
    const targets = screen
      .getAllByRole('button', { name: /can be chosen/ })
      .filter((one) => one.classList.contains('tgt'));
    expect(targets).toHaveLength(2);
    targets[0]!.click();
    await tick();
    expect(answers(store)).toEqual([
      { type: 'answer', number: store.question!.number, key: 'play bang:7C > P1' },
    ]);
  });

  it('plays a card that needs no target with the second click', async () => {
    const store = await at('play-7');
    const beer = screen.getByRole('button', { name: /^Beer 10♥/ });
    beer.click();
    await tick();
    expect(answers(store)).toHaveLength(0);
    within(question())
      .getByRole('button', { name: /Play Beer 10♥/ })
      .click();
    await tick();
    expect(answers(store)).toHaveLength(1);
    beer.click(); // nothing more until the next state
    await tick();
    expect(answers(store)).toHaveLength(1);
  });

  it('lays the first fitting card ready when shot at', async () => {
    const store = await at('dodge-4');
    within(question())
      .getByRole('button', { name: /Missed!/ })
      .click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: 'play missed:7S' }]);
  });

  it('takes a card from the table by clicking it twice: the first click shows it', async () => {
    const store = await at('take-4');
    const [lies, isOffered] = screen.getAllByRole('button', { name: /^Scope A♠, can be chosen/ });
    lies!.click();
    await tick();
    expect(answers(store)).toEqual([]);
    isOffered!.click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: 'take scope:AS > P3' }]);
  });

  it('asks the server why a grey card cannot be played', async () => {
    const store = await at('dodge-4');
    const grey = screen.getAllByRole('button').find((one) => one.getAttribute('aria-disabled') === 'true')!;
    grey.click();
    await tick();
    expect(store.sent).toMatchObject([{ type: 'why_not' }]);
    const ask = store.sent[0] as { id: number };
    store.receive({ type: 'why_not', id: ask.id, reason: 'no_miss', rule: 'CL-DEF-5', args: {} });
    expect(await screen.findByText(/does not stop a shot/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /CL-DEF-5/ })).toBeTruthy();
  });

  it('asks once more, in place, before a blunder', async () => {
    const store = storeWith('play-7');
    await tick();
    const own = {
      key: 'play cat_balou:9D > P0',
      verb: 'play',
      card: 'cat_balou:9D',
      target: 0,
      warn: 'self',
    };
    const asked = store.question as ClassicQuestion;
    store.question = { ...asked, options: [own, ...asked.options] };
    render(ClassicTable, { store });
    await tick();
    await tick();
    screen.getByRole('button', { name: /^Cat Balou 9♦/ }).click();
    await tick();
    const offered = within(question()).getAllByRole('button');
    expect(offered.map((one) => one.textContent.trim()).slice(-2)).toEqual(['Yourself', 'Cancel']);
    within(question()).getByRole('button', { name: 'Yourself' }).click();
    await tick();
    expect(answers(store)).toHaveLength(0);
    expect(question().textContent).toMatch(/on yourself\?/);
    within(question()).getByRole('button', { name: /^Yes/ }).click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: own.key }]);
  });

  it('offers what may be done at any time, and to take back', async () => {
    const store = storeWith('play-7');
    await tick();
    const patch = { key: 'use sid_ketchum', verb: 'use', ability: 'sid_ketchum' };
    store.question = { ...store.question!, options: [], interjections: [patch], can_take_back: true };
    render(ClassicTable, { store });
    await tick();
    await tick();
    within(question())
      .getByRole('button', { name: /Take back/ })
      .click();
    within(question())
      .getByRole('button', { name: /Sid Ketchum/ })
      .click();
    expect(store.sent).toMatchObject([{ type: 'take_back' }, { type: 'answer', key: 'use sid_ketchum' }]);
  });

  it('is played with the keyboard', async () => {
    const store = await at('play-7');
    const press = (key: string) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    const hand = (store.view as { hand: string[] }).hand;
    press(String(hand.indexOf('mustang:8H') + 1));
    await tick();
    (document.activeElement as HTMLElement).blur();
    press('Enter');
    await tick();
    expect(answers(store)).toMatchObject([{ key: 'play mustang:8H' }]);
  });

  it('says who sits where, for a screen reader', async () => {
    await at('play-7');
    expect(
      screen.getAllByRole('button', { name: /of \d life, distance \d, (in|out of) reach/ }),
    ).toHaveLength(6);
  });

  it('has one stop for Tab in the hand and in every seat, the first that can be chosen', async () => {
    await at('play-7');
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const region of document.querySelectorAll<HTMLElement>('[data-region="hand"], .seat')) {
      const stops = [...region.querySelectorAll('button')].filter((one) => one.tabIndex === 0);
      expect(stops).toHaveLength(1);
    }
    const first = within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button');
    const legal = first.find((one) => one.getAttribute('aria-disabled') !== 'true');
    expect(legal?.tabIndex).toBe(0);
  });

  it('is drawn on a phone too', async () => {
    resize(390, 844);
    await at('store-5');
    const chosen = await screen.findAllByRole('button', { name: /can be chosen/i });
    expect(chosen.length).toBeGreaterThan(2);
  });
});

describe('the store', () => {
  it('takes over events from the number the server says', async () => {
    const store = storeWith('dodge-4');
    await tick();
    const before = store.events.length;
    const shown = fixture('dodge-4');
    const last = shown.events.at(-1)!;
    store.receive({
      ...stateOf(shown),
      since: last.number,
      next: last.number + 2,
      events: [last, { number: last.number + 1, what: 'missed', seat: 0 }],
    });
    await tick();
    expect(store.events).toHaveLength(before + 1);
    expect(store.events.at(-1)!.what).toBe('missed');
  });

  it('keeps a late answer from going out twice', () => {
    const store = storeWith('dodge-4');
    store.answer('pass');
    store.answer('pass');
    expect(answers(store)).toHaveLength(1);
    store.receive({ type: 'error', id: 'late', args: {}, to: 'answer', legal: [] });
    store.answer('pass');
    expect(answers(store)).toHaveLength(2);
  });

  it('asks again after coming back, where an answer was lost on the way', async () => {
    const store = storeWith('dodge-4');
    await tick();
    store.answer('pass');
    expect(store.asked).toBe(false);
    store.receive(store.me!);
    store.receive(stateOf(fixture('dodge-4')));
    await tick();
    expect(store.asked).toBe(true);
  });

  it.each([
    ['says that the time ran out', 0, true],
    ['says nothing of the time where there was some', 5000, false],
  ])('%s', async (_, free, said) => {
    const store = await at('dodge-4');
    const shown = fixture('dodge-4');
    const clocks = [{ seat: 0, free, reserve: 0, running: true }];
    store.receive({ ...stateOf(shown), clocks });
    await tick();
    const next = { ...shown, question: { ...shown.question!, number: shown.question!.number + 1 } };
    store.receive({ ...stateOf(next), clocks });
    await tick();
    await tick();
    expect(/time ran out/.test(question().textContent)).toBe(said);
  });

  it('counts chat that nobody has read', () => {
    const store = storeWith('dodge-4');
    const line = { type: 'chat' as const, member: 'x', name: 'Bo', seat: 1, text: 'hi', at: 0 };
    store.receive({ ...line, number: 1 });
    store.receive({ ...line, number: 1 });
    store.receive({ ...line, number: 2, member: 'me' });
    expect(store.unread).toBe(1);
    expect(store.chat).toHaveLength(2);
  });
});

describe('a seat', () => {
  const press = async (key: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await tick();
  };
  const sheet = () => screen.findByRole('dialog', { name: /,/ }, { timeout: 10_000 });

  it('is read by S and its number, counted from my own', async () => {
    const store = await at('play-7');
    const { players } = store.view as ClassicView;
    await press('2');
    expect(screen.queryByRole('dialog')).toBeNull(); // a card of the hand
    await press('s');
    await press('2');
    const name = texts.text(`character-${players[1]!.character!.replaceAll('_', '-')}`);
    expect((await sheet()).getAttribute('aria-label')).toBe(`Bot 2, ${name}`);
    await press('Escape');
    await press('3'); // a card again
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is chosen from what is read of it', async () => {
    const store = await at('play-7');
    screen.getByRole('button', { name: /^BANG! 7♣/ }).click();
    await tick();
    await press('s');
    await press('2');
    within(await sheet())
      .getByRole('button', { name: /^Choose/ })
      .click();
    await tick();
    expect(answers(store)).toMatchObject([{ key: 'play bang:7C > P1' }]);
  });

  it('tells what happened there in this turn, and since the game began', async () => {
    const store = await at('play-7');
    const done = store.events.findLast(
      (one) => one.seat !== undefined && one.what !== 'turn' && one.seat !== 0,
    )!;
    await press('s');
    await press(String(done.seat! + 1));
    const lines = async () => (await within(await sheet()).findAllByRole('listitem')).length;
    const few = await lines();
    within(await sheet())
      .getByRole('button', { name: 'Since the game began' })
      .click();
    await tick();
    expect(await lines()).toBeGreaterThan(few);
  });

  it('can be spoken to where somebody sits', async () => {
    const store = await at('play-7');
    await press('s');
    await press('2');
    expect(within(await sheet()).queryByRole('button', { name: /^Say to/ })).toBeNull();
    const table = store.table!;
    const bea = { ...table.members[0]!, id: 'bea', name: 'Bea', seat: 1 };
    const seats = table.seats.map((one) => (one.seat === 1 ? { ...one, member: 'bea', bot: null } : one));
    store.receive({ ...table, seats, members: [...table.members, bea] });
    await tick();
    within(await sheet())
      .getByRole('button', { name: 'Say to Bea' })
      .click();
    await tick();
    await tick();
    expect(screen.queryByRole('dialog')).toBeNull();
    const field = screen.getByPlaceholderText<HTMLInputElement>('Say something…');
    expect(field.value).toBe('Bea, ');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });
});

describe('cards', () => {
  afterEach(() => {
    prefs.speed = 0;
    vi.restoreAllMocks();
  });

  it.each([
    ['human', 1],
    ['quick', 2],
    ['fast', 4],
  ] as const)('fly as fast as bots think: %s', async (pace, times) => {
    const store = await at('play-7');
    prefs.speed = 2;
    store.receive({ ...store.table!, settings: { ...store.table!.settings, pace } });
    const play = vi.spyOn(Sky.prototype, 'play').mockResolvedValue();
    await store.animator!(store.events.slice(-3), store.view!, stateOf(fixture('play-7')));
    expect(play).toHaveBeenCalledWith(expect.anything(), 2 * times);
  });
});
