import { setImmediate } from 'node:timers/promises';
import type { Texts } from '../../../texts/texts';
import { PdfCanvas } from '../pen';
import { encodeCode128 } from './barcode';
import {
  type PageArea,
  formBoxAreas,
  type FormBoxName,
  goodsColumns,
  footerArea,
  goodsAreas,
  goodsHeights,
  noteNumberArea,
  formTitleArea,
} from './layout';
import type { GoodsRow, ConsignmentNote } from './note';
import { countRowsPerPage } from './paginate';
import { bilingualTexts, type HeadingName, bilingualLine, type SentenceName } from './bilingual-texts';

/** Font sizes of the form's preprinted texts, in points. */
const smallSize = 5.6;
const usualSize = 7;

/** Number of the note, and the texts in its language. */
interface NoteContext {
  number: string;
  texts: Texts;
}

/** A note with its number. */
export interface NumberedNote {
  number: string;
  note: ConsignmentNote;
}

/** Draws consignment notes as one PDF, each with further pages when the goods need them. */
export async function drawConsignmentNotes(notes: readonly NumberedNote[], texts: Texts): Promise<Buffer> {
  const pen = new PdfCanvas(`CMR ${notes.map(({ number }) => number).join(', ')}`.slice(0, 200), texts.language);
  for (const [index, { note, number }] of notes.entries()) {
    if (index > 0) {
      pen.addPage();
      // Other requests are answered between the notes.
      await setImmediate();
    }
    drawNote(pen, note, { number, texts });
  }
  return pen.finish();
}

function drawNote(pen: PdfCanvas, note: ConsignmentNote, { number, texts }: NoteContext): void {
  const bilingual = (name: SentenceName) => bilingualLine(name, texts);
  const { first, further } = goodsAreas;
  const rowHeights = note.goods.map((row) => heightOf(row, pen));
  const roomFor = ({ height }: PageArea) => height - goodsHeights.heading - goodsHeights.total;
  const counts = countRowsPerPage(rowHeights, { first: roomFor(first), further: roomFor(further) });
  let drawnRows = 0;
  counts.forEach((count, place) => {
    if (place > 0) pen.addPage();
    drawHead(pen, { number, texts });
    if (place === 0) drawBoxes(pen, note, texts);
    const rows = note.goods
      .slice(drawnRows, drawnRows + count)
      .map((row, at) => ({ row, height: rowHeights[drawnRows + at] ?? 0 }));
    drawnRows += count;
    const last = drawnRows === note.goods.length ? note.total : { 6: bilingual('continued') };
    drawGoods(pen, { area: place === 0 ? first : further, rows, last, texts });
    const footer =
      counts.length > 1
        ? `${bilingual('convention')} · ${bilingual('page')} ${place + 1} / ${counts.length}`
        : bilingual('convention');
    pen.label(footer, footerArea, { size: smallSize });
  });
}

/** Draws the title and the number, as a barcode and as text. */
function drawHead(pen: PdfCanvas, { number, texts }: NoteContext): void {
  pen.label('CMR', { ...formTitleArea, width: 26 }, { size: 24, weight: 'strong' });
  const textArea = {
    ...formTitleArea,
    x: formTitleArea.x + 24,
    y: formTitleArea.y + 1.6,
    width: formTitleArea.width - 24,
  };
  bilingualTexts('cmr:sentences.title', texts).forEach((line, place) =>
    pen.label(
      line,
      { ...textArea, y: textArea.y + place * 4 },
      place === 0 ? { size: 9.5, weight: 'strong' } : { size: 8 },
    ),
  );
  const { bars, modules } = encodeCode128(number);
  // A barcode needs quiet zones of ten modules on both sides.
  const module = noteNumberArea.width / (modules + 20);
  for (const { at, width } of bars) {
    pen.fillBlack({
      x: noteNumberArea.x + (at + 10) * module,
      y: noteNumberArea.y,
      width: width * module,
      height: noteNumberArea.height - 4.5,
    });
  }
  pen.label(
    number,
    { ...noteNumberArea, x: noteNumberArea.x + 9 * module, y: noteNumberArea.y + noteNumberArea.height - 5 },
    { size: 9, weight: 'strong' },
  );
}

function drawBoxes(pen: PdfCanvas, note: ConsignmentNote, texts: Texts): void {
  for (const [name, area] of Object.entries(formBoxAreas)) {
    if (!isBox(name)) continue;
    pen.frame(area);
    const headingHeight = drawHeading(pen, name, area, texts);
    const text = note.boxes[name];
    const inner = { ...area, y: area.y + headingHeight - 0.4, height: area.height - headingHeight + 0.4 };
    if (text) pen.write(text, inner);
    if (name === '15') drawChoices(pen, inner, texts);
    if (name === '20')
      drawCharges(pen, { ...area, y: area.y + headingHeight + 0.6, height: area.height - headingHeight - 0.6 }, texts);
  }
}

function isBox(name: string): name is FormBoxName {
  return name in formBoxAreas;
}

/** Draws the heading of a box with the box's number on the form. Returns the heading's height in millimetres. */
function drawHeading(pen: PdfCanvas, name: HeadingName, area: PageArea, texts: Texts): number {
  const heading = bilingualTexts(`cmr:headings.${name}`, texts).join(' / ');
  if (!/^\d+$/.test(name)) return pen.label(heading, area, { size: smallSize });
  pen.label(name, { ...area, y: area.y - 0.2 }, { size: 6.2, weight: 'strong' });
  const indent = 3.4;
  return pen.label(heading, { ...area, x: area.x + indent, width: area.width - indent }, { size: smallSize });
}

/** Draws the checkboxes for carriage paid and carriage forward. */
function drawChoices(pen: PdfCanvas, { x, y, width }: PageArea, texts: Texts): void {
  (['carriagePaid', 'carriageForward'] as const).forEach((name, place) => {
    const top = y + 0.8 + place * 4;
    pen.frame({ x: x + 1.4, y: top + 0.6, width: 2.6, height: 2.6 });
    pen.label(
      bilingualLine(name, texts),
      { x: x + 4.4, y: top - 0.3, width: width - 5, height: 4 },
      { size: usualSize },
    );
  });
}

/** Draws the empty table of charges, which is filled in by hand. */
function drawCharges(pen: PdfCanvas, { x, y, width, height }: PageArea, texts: Texts): void {
  const widths = [37, 20, 16, width - 73];
  const rows = ['charges', 'deductions', 'supplements', 'other', 'total'] as const;
  const heads = [undefined, 'sender', 'currency', 'consignee'] as const;
  const rowHeight = height / (rows.length + 1);
  [undefined, ...rows].forEach((name, row) => {
    let at = x;
    widths.forEach((cell, column) => {
      const area = { x: at, y: y + row * rowHeight, width: cell, height: rowHeight };
      const title = row === 0 ? heads[column] : column === 0 ? name : undefined;
      pen.frame(area);
      if (title) pen.label(bilingualLine(title, texts), area, { size: smallSize });
      at += cell;
    });
  });
}

interface GoodsTable {
  area: PageArea;
  rows: readonly { row: GoodsRow; height: number }[];
  /** Last row: the total, or a note that the goods continue on the next page. */
  last: GoodsRow;
  texts: Texts;
}

function drawGoods(pen: PdfCanvas, { area, rows, last, texts }: GoodsTable): void {
  // When the goods continue on the next page, the last row is one text across all columns.
  const continues = Object.keys(last).length === 1;
  const bottom = area.y + area.height - goodsHeights.total;
  let x = area.x;
  for (const { name, width, end = false } of goodsColumns) {
    pen.frame({ x, y: area.y, width, height: area.height - (continues ? goodsHeights.total : 0) });
    drawHeading(pen, `${name}`, { x, y: area.y, width, height: goodsHeights.heading }, texts);
    let y = area.y + goodsHeights.heading;
    for (const { row, height } of rows) {
      pen.write(row[name] ?? '', { x, y, width, height: Math.min(height, area.y + area.height - y) }, { end });
      y += height;
    }
    const cellWidth = continues ? area.width : width;
    pen.write(
      last[name] ?? '',
      { x, y: bottom, width: cellWidth, height: goodsHeights.total },
      { weight: 'strong', end },
    );
    x += width;
  }
  pen.frame({ ...area, y: bottom, height: goodsHeights.total });
  pen.frame({ ...area, height: goodsHeights.heading });
}

function heightOf(row: GoodsRow, pen: PdfCanvas): number {
  return Math.max(...goodsColumns.map(({ name, width }) => pen.heightOf(row[name] ?? '', width)));
}
