/**
 * Returns the current date as YYYY-MM-DD in the time zone of the test browsers (playwright.config.ts). It can differ
 * from the date in UTC.
 */
export const todayInWarsaw = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
