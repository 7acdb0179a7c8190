/** Separators of cells that spreadsheets write, the likeliest first. */
const separators = [';', '\t', ',', '|'] as const;

/** A separator of cells. */
export type Separator = (typeof separators)[number];

/** Number of records that the detection compares. */
const comparedRecords = 30;

/** How a CSV file separates its cells. `skip`: length of the line `sep=;`, which is no row of the table. */
export interface SeparatorFound {
  separator: Separator;
  skip: number;
}

/**
 * Returns the separator of a CSV file, given the start of its text. The line `sep=;`, which Excel writes and reads,
 * decides. Otherwise the separator is the one that most records have as often as the headings.
 */
export function detectSeparator(start: string): SeparatorFound {
  const named = /^"?sep=([;,\t|])"?\r?\n?/i.exec(start);
  const given = separators.find((separator) => separator === named?.[1]);
  if (named && given) return { separator: given, skip: named[0].length };
  let best: { separator: Separator; score: number } = { separator: ';', score: 0 };
  for (const separator of separators) {
    const counts = countPerRecord(start, separator);
    const [inHeadings = 0] = counts;
    const score = counts.filter((count) => count === inHeadings).length * (inHeadings > 0 ? 1000 + inHeadings : 0);
    if (score > best.score) best = { separator, score };
  }
  return { separator: best.separator, skip: 0 };
}

/** Returns how often each of the first records has a separator outside of quotes. */
function countPerRecord(text: string, separator: string): number[] {
  const counts: number[] = [];
  let count = 0;
  let isQuoted = false;
  let isFilled = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === separator) count += 1;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if (isFilled) counts.push(count);
      if (counts.length >= comparedRecords) return counts;
      [count, isFilled] = [0, false];
      continue;
    }
    isFilled = true;
  }
  // The last record of the text may be cut, unless it is the only one.
  return counts.length > 0 ? counts : [count];
}
