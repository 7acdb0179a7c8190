/** Points per root field: authentication and, usually, one statement. */
export const callCost = { query: 10, mutation: 100, subscription: 10 } as const;

/** Points of a record. A point is about the 20th part of a millisecond of the database. */
export const recordCost = 1;
/** Points of a value that is read of a record. */
export const valueCost = 0.1;

/** Points of what a list has to search, whatever it answers. */
const searchCost = {
  /** A condition that an index answers. */
  condition: 1,
  /** A pattern: where no index helps, every row is looked at. */
  pattern: 100,
  /** A thousand rows before the page. */
  thousandSkipped: 100,
} as const;

const patterns: ReadonlySet<unknown> = new Set(['LIKE', 'NOT_LIKE']);

/** Values that a call may send for a point. */
const valuesPerPoint = 10;

/** Returns the points of the values that a call sends. */
export function valuesSentCost(values: number): number {
  return values / valuesPerPoint;
}

/** Returns the points of what a list has to search for a page, by its arguments. */
export function pageCost(args: Readonly<Record<string, unknown>>): number {
  const { where, first, page } = args;
  const skipped = typeof first === 'number' && typeof page === 'number' ? first * (page - 1) : 0;
  return conditionsCost(where) + (Math.max(skipped, 0) / 1000) * searchCost.thousandSkipped;
}

/** Without recursion: conditions may stand in any number of groups. */
function conditionsCost(where: unknown): number {
  const waiting = [where];
  let sum = 0;
  while (waiting.length > 0) {
    const group = waiting.pop();
    if (typeof group !== 'object' || group === null) continue;
    for (const [key, value] of Object.entries(group)) {
      if (key === 'column') sum += searchCost.condition;
      else if (key === 'operator') sum += patterns.has(value) ? searchCost.pattern : 0;
      else if (key !== 'value') waiting.push(value);
    }
  }
  return sum;
}

/** Points of a millisecond that a document takes to be checked: nothing else runs meanwhile. */
const checkingMsCost = 100;

/** Returns the points of the time that a document took to be checked. */
export function checkingCost(ms: number): number {
  return ms * checkingMsCost;
}

/** Returns what is left of a budget after a while, full again after a minute. */
export function refilled(left: number, elapsedMs: number, perMinute: number): number {
  return Math.min(perMinute, left + (Math.max(elapsedMs, 0) / 60_000) * perMinute);
}

/** Returns the seconds after which a budget has enough left, at least one. */
export function secondsUntil(wanted: number, left: number, perMinute: number): number {
  return Math.max(1, Math.ceil(((wanted - left) / perMinute) * 60));
}
