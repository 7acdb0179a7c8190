/** A pseudorandom generator. The same seed gives the same values on every machine. */
export interface RandomGenerator {
  /** Returns a number from 0, inclusive, to 1, exclusive. */
  fraction(): number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  /** Returns true with a probability of `share`. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks an item by its weight. The sum of the weights can be any number. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  /** Fills a pattern: `#` becomes a digit, `%` a digit from 1, `@` one of `letters`. */
  text(pattern: string, letters?: string): string;
}

/** Returns a generator for a seed. The algorithm is mulberry32. */
export function createRandomGenerator(seed: number): RandomGenerator {
  let state = seed >>> 0;
  const random: RandomGenerator = {
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
      let remaining = random.fraction() * list.reduce((sum, [, weight]) => sum + weight, 0);
      return at(
        list,
        Math.max(
          list.findIndex(([, weight]) => (remaining -= weight) < 0),
          0,
        ),
      )[0];
    },
    text: (pattern, letters = 'ABCDEFGHJKLMNPRSTUVWXYZ') =>
      pattern.replace(/[#%@]/g, (symbol) => {
        if (symbol === '@') return letters.charAt(random.int(0, letters.length - 1));
        return String(random.int(symbol === '#' ? 0 : 1, 9));
      }),
  };
  return random;
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}
