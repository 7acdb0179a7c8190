const dayMs = 24 * 3600 * 1000;

/** Adds days to a date (`YYYY-MM-DD`); a negative number subtracts them. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
