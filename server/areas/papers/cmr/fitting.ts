/** How wide a text is at a size of one. */
export type Measure = (text: string) => number;

/** A text as it fits into a box: its lines and their size. */
export interface Fitted {
  size: number;
  lines: readonly string[];
}

/** Space from line to line, in sizes. */
export const leading = 1.22;

/** Sizes that are tried for what people wrote, the most readable first. */
const sizes = [8.5, 8, 7.5, 7, 6.5, 6];

/** A text's lines, none wider than `width`: broken between words (a figure's groups are one), and within one that is wider alone. */
export function wrap(text: string, width: number, measure: Measure): string[] {
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

function breakWord(word: string, width: number, measure: Measure): string[] {
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

/** A text in the largest size that lets it into the box; in the smallest one, cut with an ellipsis, where none does. */
export function fit(text: string, { width, height }: { width: number; height: number }, measure: Measure): Fitted {
  for (const size of sizes) {
    const lines = wrap(text, width, (part) => measure(part) * size);
    if (lines.length * size * leading <= height) return { size, lines };
  }
  const size = sizes.at(-1) ?? 6;
  const sized: Measure = (part) => measure(part) * size;
  const room = Math.max(Math.floor(height / (size * leading)), 1);
  const lines = wrap(text, width, sized).slice(0, room);
  return { size, lines: [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', width, sized)] };
}

function shortened(line: string, width: number, measure: Measure): string {
  let kept = line;
  // Half of a letter that takes two signs is none.
  while (kept !== '' && measure(`${kept}…`) > width) kept = kept.slice(0, -1).replace(/\p{Surrogate}$/u, '');
  return `${kept.trimEnd()}…`;
}
