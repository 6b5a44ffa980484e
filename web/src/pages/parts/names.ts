// Names for new tables. Places, so they stay as they are in every language.
const PLACES = [
  'Dry Gulch',
  'Rio Seco',
  'Coyote Flats',
  'Last Water',
  'Tin Cup',
  'Red Mesa',
  'Dos Cactos',
  'Lone Pine',
  'Salt Wells',
  'Broken Wheel',
  'Silver Creek',
  'Buzzard Rock',
];

export function placeName(random: () => number = Math.random): string {
  return PLACES[Math.floor(random() * PLACES.length)] ?? 'Dry Gulch';
}
