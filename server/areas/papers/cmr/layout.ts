import type { HeadingName } from './bilingual-texts';

/** A rectangle on the page, in millimetres from the upper left corner. */
export interface PageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Keys of the form's boxes. Boxes 6 to 12 are the columns of the goods table, and not included. */
export type FormBoxName = Exclude<HeadingName, `${GoodsColumnName}`>;

/** Box numbers of the columns of the goods table. */
export type GoodsColumnName = 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Size of an A4 page, in millimetres. */
export const a4PageSize = { width: 210, height: 297 };

const left = 8;
const half = 97;
const right = left + half;
const third = (half * 2) / 3;

/** Area of the note's number, drawn as a barcode and as text. */
export const noteNumberArea: PageArea = { x: right + 20, y: 7, width: half - 20, height: 13 };

/** Area of the form's title. */
export const formTitleArea: PageArea = { x: left, y: 8, width: half + 18, height: 13 };

/** Areas of the form's boxes. */
export const formBoxAreas: Readonly<Record<FormBoxName, PageArea>> = {
  1: { x: left, y: 22, width: half, height: 24 },
  2: { x: left, y: 46, width: half, height: 24 },
  3: { x: left, y: 70, width: half, height: 17 },
  4: { x: left, y: 87, width: half, height: 17 },
  5: { x: left, y: 104, width: half, height: 12 },
  16: { x: right, y: 22, width: half, height: 24 },
  17: { x: right, y: 46, width: half, height: 17 },
  18: { x: right, y: 63, width: half, height: 17 },
  vehicle: { x: right, y: 80, width: half, height: 20 },
  driver: { x: right, y: 100, width: half, height: 16 },
  13: { x: left, y: 176, width: half, height: 28 },
  14: { x: left, y: 204, width: half, height: 11 },
  15: { x: left, y: 215, width: half, height: 14 },
  21: { x: left, y: 229, width: half, height: 13 },
  19: { x: right, y: 176, width: half, height: 22 },
  20: { x: right, y: 198, width: half, height: 44 },
  22: { x: left, y: 242, width: third, height: 42 },
  23: { x: left + third, y: 242, width: third, height: 42 },
  24: { x: left + 2 * third, y: 242, width: third, height: 42 },
};

/**
 * Columns of the goods table, from left to right, with their widths in millimetres. Together they are as wide as two
 * boxes. `end` aligns a column to the right.
 */
export const goodsColumns: readonly { name: GoodsColumnName; width: number; end?: true }[] = [
  { name: 6, width: 24 },
  { name: 7, width: 19, end: true },
  { name: 8, width: 27 },
  { name: 9, width: 58 },
  { name: 10, width: 22 },
  { name: 11, width: 22, end: true },
  { name: 12, width: 22, end: true },
];

/** Areas of the goods table on the first page and on further pages. */
export const goodsAreas: { first: PageArea; further: PageArea } = {
  first: { x: left, y: 116, width: 2 * half, height: 60 },
  further: { x: left, y: 22, width: 2 * half, height: 262 },
};

/** Heights of the goods table's column headings and last row, in millimetres. */
export const goodsHeights = { heading: 9, total: 6 };

/** Area of the footer: the applicable convention and the page number. */
export const footerArea: PageArea = { x: left, y: 285, width: 2 * half, height: 8 };
