/** Today where the browsers of the tests are (playwright.config.ts), which is not today in UTC all day. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
