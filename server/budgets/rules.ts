/** Points for calling a root field: authentication and, usually, one statement. */
export const rootFieldCosts = { query: 10, mutation: 100, subscription: 10 } as const;

/** Points for reading a record. A point is about a 20th of a millisecond of database time. */
export const recordReadCost = 1;
/** Points for reading a value of a record. */
export const valueReadCost = 0.1;

/** Part of the points of a record on a page that an exported one costs: reading many at once takes a tenth of the time. */
const exportedPart = 0.1;

/** Returns the points of exported records with a number of columns. */
export function exportCost(rows: number, columns: number): number {
  return rows * (recordReadCost + columns * valueReadCost) * exportedPart;
}

/** Points for searching a list, regardless of the number of results. */
const searchCost = {
  /** Points of a condition that can use an index. */
  condition: 1,
  /** Points of a pattern condition. No index supports it, so every row is read. */
  pattern: 100,
  /** Points of each thousand rows that are skipped before the page. */
  thousandSkipped: 10,
} as const;

const patterns: ReadonlySet<unknown> = new Set(['LIKE', 'NOT_LIKE']);

/** Number of values in a call's input that cost one point. */
const valuesPerPoint = 10;

/** Returns the points of the values in a call's input. */
export function valuesSentCost(values: number): number {
  return values / valuesPerPoint;
}

/** Returns the points of a list's search, by its arguments. */
export function listSearchCost(args: Readonly<Record<string, unknown>>): number {
  const { where, first, page } = args;
  const skipped = typeof first === 'number' && typeof page === 'number' ? first * (page - 1) : 0;
  return conditionsCost(where) + (Math.max(skipped, 0) / 1000) * searchCost.thousandSkipped;
}

/** Adds up the points of all conditions in a `where`. It does not recurse, because groups may be deeply nested. */
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

/** Points per millisecond of validating a document, which blocks the event loop. */
const checkingMsCost = 100;

/** Returns the points of the time that validating a document took. */
export function validationCost(ms: number): number {
  return ms * checkingMsCost;
}

/** Returns the balance of a budget after `elapsedMs` milliseconds. An empty budget is full again after a minute. */
export function balanceAfterRefill(left: number, elapsedMs: number, perMinute: number): number {
  return Math.min(perMinute, left + (Math.max(elapsedMs, 0) / 60_000) * perMinute);
}

/** Returns the seconds, at least one, until a budget has enough left. */
export function secondsUntilBalance(wanted: number, left: number, perMinute: number): number {
  return Math.max(1, Math.ceil(((wanted - left) / perMinute) * 60));
}
