// A shoot-out in the manner of ours, as small as it may be and still be comparable: secret roles and hands, life points,
// cards in play, a shot that somebody else has to answer. It has no distances, characters or special cards.
'use strict';

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const LIFE = 4;
const ROLES = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy', 'outlaw', 'deputy'];
const COPIES = { bang: 31, missed: 12, beer: 4, barrel: 8, horse: 9, gun: 8, stagecoach: 8 };
const DECK = Object.entries(COPIES).flatMap(([name, copies]) =>
  Array.from({ length: copies }, (_, n) => `${name}:${'23456789TJQKA'[n % 13]}${'SHDC'[n % 4]}`),
);
const LAID = ['barrel', 'horse', 'gun'];

const face = (card) => card.split(':')[0];

function deal(players, shuffle, games) {
  const deck = shuffle(DECK);
  const roles = shuffle(ROLES.slice(0, players));
  const table = { games, bangs: 0, attack: null, discard: null, deck: 0, players: {}, seats: [], secret: {} };
  for (let seat = 0; seat < players; seat++) {
    table.players[seat] = { role: roles[seat], hand: deck.splice(0, LIFE) };
    const role = roles[seat] === 'sheriff' ? 'sheriff' : null;
    table.seats.push({ seat, life: LIFE, maxLife: LIFE, cards: LIFE, inPlay: [], role, alive: true });
  }
  table.secret = { deck, pile: [] };
  table.deck = deck.length;
  return table;
}

function draw(G, seat, count, shuffle) {
  for (; count > 0; count--) {
    if (G.secret.deck.length === 0) {
      G.secret.deck = shuffle(G.secret.pile);
      G.secret.pile = [];
    }
    if (G.secret.deck.length === 0) return; // everything is in hands and in play
    G.players[seat].hand.push(G.secret.deck.pop());
    G.seats[seat].cards++;
  }
  G.deck = G.secret.deck.length;
}

/** Takes a card out of a hand; false if it is not there. */
function leave(G, seat, card) {
  const { hand } = G.players[seat];
  const place = hand.indexOf(card);
  if (place < 0) return false;
  hand.splice(place, 1);
  G.seats[seat].cards--;
  return true;
}

function discard(G, card) {
  G.secret.pile.push(card);
  G.discard = card;
}

function use({ G, playerID, random }, card) {
  const seat = G.seats[playerID];
  const kind = face(card);
  const heals = kind === 'beer' && seat.life < seat.maxLife;
  const lays = LAID.includes(kind) && !seat.inPlay.some((other) => face(other) === kind);
  if (!heals && !lays && kind !== 'stagecoach') return INVALID_MOVE;
  if (!leave(G, playerID, card)) return INVALID_MOVE;
  if (lays) return void seat.inPlay.push(card);
  discard(G, card);
  if (heals) seat.life++;
  else draw(G, playerID, 2, random.Shuffle);
}

function bang({ G, playerID, events }, card, target) {
  const at = G.seats[target];
  if (!at?.alive || String(target) === playerID || face(card) !== 'bang') return INVALID_MOVE;
  if (G.bangs > 0 || !leave(G, playerID, card)) return INVALID_MOVE;
  discard(G, card);
  G.bangs++;
  G.attack = { by: Number(playerID), target, card };
  events.setActivePlayers({ value: { [target]: 'shot' }, minMoves: 1, maxMoves: 1, revert: true });
}

function answer({ G, ctx, playerID, random }, card) {
  const seat = G.seats[playerID];
  if (card !== null) {
    if (face(card) !== 'missed' || !leave(G, playerID, card)) return INVALID_MOVE;
    discard(G, card);
  } else if (--seat.life === 0) {
    seat.alive = false;
    seat.role = G.players[playerID].role;
    for (const left of [...G.players[playerID].hand, ...seat.inPlay]) discard(G, left);
    G.players[playerID].hand = [];
    Object.assign(seat, { cards: 0, inPlay: [] });
  }
  G.attack = null;
  if (G.seats.filter((other) => other.alive).length === 1)
    Object.assign(G, deal(ctx.numPlayers, random.Shuffle, G.games + 1));
}

function end({ G, playerID, events }) {
  const { hand } = G.players[playerID];
  while (hand.length > G.seats[playerID].life) {
    const [card] = hand;
    leave(G, playerID, card);
    discard(G, card);
  }
  events.endTurn();
}

function next({ G, ctx }) {
  for (let step = 1; ; step++) {
    const seat = (ctx.playOrderPos + step) % ctx.numPlayers;
    if (G.seats[seat].alive) return seat;
  }
}

const server = (move) => ({ move, client: false });

module.exports = {
  name: 'shootout',
  setup: ({ ctx, random }) => deal(ctx.numPlayers, random.Shuffle, 0),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true, // else it keeps copies of the state to go back to
  moves: { use: server(use), bang: server(bang), end: server(end) },
  turn: {
    order: { first: () => 0, next },
    onBegin: ({ G, ctx, random }) => {
      G.bangs = 0;
      draw(G, ctx.currentPlayer, 2, random.Shuffle);
    },
    stages: { shot: { moves: { answer: server(answer) } } },
  },
};
