/** Returns the width of a text in the unit of the width that it must fit into. */
export type MeasureText = (text: string) => number;

/** A text fitted into a box: its lines and font size. */
export interface FittedText {
  size: number;
  lines: readonly string[];
}

/** Line height, relative to the font size. */
export const lineHeight = 1.22;

/** Font sizes to try, largest first. */
const sizes = [8.5, 8, 7.5, 7, 6.5, 6];

/** Wraps a text between words into lines of at most `width`. Breaks a word that is longer than a line. */
export function wrapText(text: string, width: number, measure: MeasureText): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/[ \t\r]+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = breakWord(word, width, measure);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return line === '' ? lines : [...lines, line];
  });
}

function breakWord(word: string, width: number, measure: MeasureText): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Fits a text into a box in the largest possible font size. Shortens the text with an ellipsis when no size fits. */
export function fitText(
  text: string,
  { width, height }: { width: number; height: number },
  measure: MeasureText,
): FittedText {
  for (const size of sizes) {
    const lines = wrapText(text, width, (part) => measure(part) * size);
    if (lines.length * size * lineHeight <= height) return { size, lines };
  }
  const size = sizes.at(-1) ?? 6;
  const measureAtSize: MeasureText = (part) => measure(part) * size;
  const maxLines = Math.max(Math.floor(height / (size * lineHeight)), 1);
  const lines = wrapText(text, width, measureAtSize).slice(0, maxLines);
  return { size, lines: [...lines.slice(0, -1), shortenLine(lines.at(-1) ?? '', width, measureAtSize)] };
}

function shortenLine(line: string, width: number, measure: MeasureText): string {
  let start = line;
  // A surrogate pair must not be cut in half.
  while (start !== '' && measure(`${start}…`) > width) start = start.slice(0, -1).replace(/\p{Surrogate}$/u, '');
  return `${start.trimEnd()}…`;
}
