/**
 * Returns the current date in the time zone of the test browsers (playwright.config.ts), which can differ from the date
 * in UTC.
 */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
