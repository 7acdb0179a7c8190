/** Returns whether a text is the IANA name of a time zone, such as `Europe/Warsaw`. Offsets such as `+01:00` are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the calendar day (`YYYY-MM-DD`) at a moment in a time zone. */
export function dayInTimeZone(timeZone: string, moment: Date): string {
  // Swedish writes days in this form.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}
