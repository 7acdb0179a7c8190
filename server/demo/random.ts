/** A source of chance that gives the same for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** True in this share of cases. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight; weights need not add up to anything. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  /** Fills a pattern: `#` becomes a digit, `%` a digit from 1, `@` one of `letters`. */
  text(pattern: string, letters?: string): string;
}

/** Begins a sequence. The generator is mulberry32: 32 bits of state are plenty for a demo. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const random: Random = {
    fraction() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
    int: (min, max) => min + Math.floor(random.fraction() * (max - min + 1)),
    chance: (share) => random.fraction() < share,
    pick: (list) => at(list, random.int(0, list.length - 1)),
    weighted(list) {
      let left = random.fraction() * list.reduce((sum, [, weight]) => sum + weight, 0);
      return at(
        list,
        Math.max(
          list.findIndex(([, weight]) => (left -= weight) < 0),
          0,
        ),
      )[0];
    },
    text: (pattern, letters = 'ABCDEFGHJKLMNPRSTUVWXYZ') =>
      pattern.replace(/[#%@]/g, (place) => {
        if (place === '@') return letters.charAt(random.int(0, letters.length - 1));
        return String(random.int(place === '#' ? 0 : 1, 9));
      }),
  };
  return random;
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}
