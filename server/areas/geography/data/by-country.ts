/**
 * Parses lines that begin with a country code, such as `PL: one, another`. An indented line continues the line above.
 */
export function parseByCountry(lines: string, separator: ',' | ';'): { country: string; entries: string[] }[] {
  return lines
    .trim()
    .split(/\n(?=[A-Z]{2}: )/)
    .map((line) => ({
      country: line.slice(0, 2),
      entries: line
        .slice(3)
        .split(separator)
        .map((entry) => entry.trim().replace(/\s+/g, ' ')),
    }));
}
