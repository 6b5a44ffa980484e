// A shedding game as small as such games get: follow the colour or the value of the top card, or draw.
// Small rules favour boardgame.io in the comparison: nearly all of its time is its own.
'use strict';

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const HAND = 7;
const DECK = ['r', 'g', 'b', 'y'].flatMap((colour) => [...'0123456789+', ...'123456789+'].map((value) => colour + value));

function deal(players, shuffle, games) {
  const deck = shuffle(DECK);
  const table = { games, players: {}, counts: [], secret: {} };
  for (let seat = 0; seat < players; seat++) {
    table.players[seat] = { hand: deck.splice(0, HAND) };
    table.counts.push(HAND);
  }
  table.top = deck.pop();
  table.secret = { deck, pile: [] };
  return table;
}

function draw(G, seat, cards, shuffle) {
  for (; cards > 0; cards--) {
    if (G.secret.deck.length === 0) {
      G.secret.deck = shuffle(G.secret.pile);
      G.secret.pile = [];
    }
    if (G.secret.deck.length === 0) return; // everything is in hands
    G.players[seat].hand.push(G.secret.deck.pop());
    G.counts[seat]++;
  }
}

function play({ G, ctx, playerID, random }, card) {
  const { hand } = G.players[playerID];
  const place = hand.indexOf(card);
  if (place < 0 || (card[0] !== G.top[0] && card[1] !== G.top[1])) return INVALID_MOVE;
  hand.splice(place, 1);
  G.counts[playerID]--;
  G.secret.pile.push(G.top);
  G.top = card;
  if (hand.length === 0) Object.assign(G, deal(ctx.numPlayers, random.Shuffle, G.games + 1));
  else if (card[1] === '+') draw(G, (Number(playerID) + 1) % ctx.numPlayers, 2, random.Shuffle);
}

module.exports = {
  name: 'shed',
  setup: ({ ctx, random }) => deal(ctx.numPlayers, random.Shuffle, 0),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true, // else it keeps copies of the state to go back to
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: { move: play, client: false },
    draw: { move: ({ G, playerID, random }) => draw(G, playerID, 1, random.Shuffle), client: false },
  },
};
