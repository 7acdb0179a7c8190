import { PdfCanvas, type FontWeight } from '../pen';
import type { ReceiptData, ReceiptText } from './receipt';

/** Left edge and width of the printed area, in millimetres. */
const left = 18;
const width = 174;
const half = width / 2;
const amounts = 44;
const labels = 50;
const foot = 280;

/** Font sizes, in points. */
const sizes = { title: 22, number: 12, usual: 10, small: 8 };

/** Draws a receipt as a PDF of one page. */
export async function drawReceipt(
  text: ReceiptText,
  { number, language }: Pick<ReceiptData, 'number' | 'language'>,
): Promise<Buffer> {
  const pen = new PdfCanvas(`${text.title} ${number}`, language);
  let y = drawHead(pen, text) + 6;
  for (const notice of text.notices) y = drawNotice(pen, notice, y) + 3;
  y = drawParties(pen, text, y + 3) + 7;
  for (const [label, value] of text.facts) y = drawFact(pen, { label, value }, y);
  y = drawRows(pen, text, y + 7) + 4;
  for (const note of text.notes) y += pen.label(note, { x: left, y, width, height: 10 }, { size: sizes.usual });
  pen.label(text.foot, { x: left, y: foot, width, height: 6 }, { size: sizes.small });
  return pen.finish();
}

function drawHead(pen: PdfCanvas, { title, number }: ReceiptText): number {
  const y = 18;
  const titleHeight = pen.label(
    title,
    { x: left, y, width: width - 60, height: 14 },
    { size: sizes.title, weight: 'strong' },
  );
  pen.label(
    number,
    { x: left + width - 60, y: y + 2.6, width: 60, height: 8 },
    { size: sizes.number, weight: 'strong', end: true },
  );
  return y + titleHeight + 1;
}

/** Draws a notice in a frame. Returns the y of the frame's lower edge. */
function drawNotice(pen: PdfCanvas, notice: string, y: number): number {
  const height =
    pen.label(
      notice,
      { x: left + 2, y: y + 1, width: width - 4, height: 20 },
      { size: sizes.usual, weight: 'strong' },
    ) + 2.6;
  pen.frame({ x: left, y, width, height });
  return y + height;
}

/** Draws seller and buyer side by side. Returns the y of the longer column's end. */
function drawParties(pen: PdfCanvas, { parties }: ReceiptText, top: number): number {
  const ends = parties.map(({ heading, name, lines }, place) => {
    const column = { x: left + place * half, width: half - 4, height: 60 };
    let y = top;
    const line = (text: string, size: number, weight: FontWeight = 'regular') => {
      y += pen.label(text, { ...column, y }, { size, weight }) - 0.4;
    };
    line(heading, sizes.small);
    line(name, sizes.usual, 'strong');
    for (const one of lines) line(one, sizes.usual);
    return y;
  });
  return Math.max(top, ...ends);
}

function drawFact(pen: PdfCanvas, { label, value }: { label: string; value: string }, y: number): number {
  pen.label(label, { x: left, y, width: labels, height: 6 }, { size: sizes.usual });
  const height = pen.label(value, { x: left + labels, y, width: width - labels, height: 6 }, { size: sizes.usual });
  return y + height;
}

/** Draws the amounts, one per line. Returns the y of the last line's end. */
function drawRows(pen: PdfCanvas, { heads: [item, amount], rows }: ReceiptText, top: number): number {
  const draw = (label: string, figure: string, y: number, options: { size: number; weight?: FontWeight }) => {
    pen.label(figure, { x: left + width - amounts, y: y + 1, width: amounts, height: 6 }, { ...options, end: true });
    const end = y + 1 + pen.label(label, { x: left, y: y + 1, width: width - amounts, height: 6 }, options) + 1;
    pen.frame({ x: left, y: end, width, height: 0 });
    return end;
  };
  let y = draw(item, amount, top, { size: sizes.small });
  for (const row of rows)
    y = draw(row.label, row.amount, y, { size: sizes.usual, weight: row.strong ? 'strong' : 'regular' });
  return y;
}
