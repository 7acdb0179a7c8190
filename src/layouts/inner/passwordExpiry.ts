/** Days before a password expires from which the user is warned. */
const noticeDays = 14;

const dayMs = 86_400_000;

/**
 * Returns the days until a password expires, rounded down; undefined while that is too far away to warn of, and when the
 * password does not expire.
 *
 * @param expires time of expiry, as ISO 8601
 * @param now the present time in milliseconds since 1970
 */
export function passwordExpiryWarningDays(expires: string | null, now: number): number | undefined {
  if (expires === null) return undefined;
  const left = Math.max(0, Date.parse(expires) - now);
  return left <= noticeDays * dayMs ? Math.floor(left / dayMs) : undefined;
}
