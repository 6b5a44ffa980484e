// The backs of The Duel.

/** Which family of backs: the colour and the emblem. */
export const BACKS: Record<string, { deck: string; emblem: string }> = {
  L: { deck: 'law', emblem: 'lawmen' },
  O: { deck: 'out', emblem: 'outlaws' },
  LR: { deck: 'ren', emblem: 'lawmen' },
  OR: { deck: 'ren', emblem: 'outlaws' },
};
