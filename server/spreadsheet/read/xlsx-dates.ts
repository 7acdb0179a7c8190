const msPerDay = 86_400_000;
/** Days from 30 December 1899, Excel's day 0, to 1 January 1970. */
const epochDay = 25_569;
/** Days by which the calendar that begins in 1904 is behind. */
const days1904 = 1462;

/** Returns the date that Excel means by a number of days; with a time if the number has a fraction. */
export function excelDate(days: number, begins1904: boolean): string | undefined {
  const day = begins1904 ? days + days1904 : days;
  // Excel has a 29 February 1900, which did not exist, so that days before it are one off.
  const ms = Math.round((day < 60 ? day + 1 - epochDay : day - epochDay) * msPerDay);
  const seconds = Math.round(ms / 1000) * 1000;
  const date = new Date(seconds);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return undefined;
  const iso = date.toISOString();
  return seconds % msPerDay === 0 ? iso.slice(0, 10) : iso.slice(0, 19);
}

/** Ids of Excel's own formats of dates and times. */
const isBuiltInDateFormat = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Returns whether a cell format shows a number as a date. `code`: the format's text, for formats of the file itself. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDateFormat(id);
  // Quoted texts, escaped characters, and conditions or colours in brackets are no part of the pattern.
  const pattern = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h|m|s)[^\]]*\]/gi, '');
  return /[dmyhs]/i.test(pattern.split(';')[0] ?? '') && !/general|standard/i.test(pattern);
}
