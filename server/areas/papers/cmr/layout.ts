import type { HeadingName } from './words';

/** Where something stands on the page, in millimetres from its left upper corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Names of the boxes that stand on the note once. */
export type BoxName = Exclude<HeadingName, `${ColumnName}`>;

/** Columns of the goods, as the form numbers them. */
export type ColumnName = 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A4. */
export const page = { width: 210, height: 297 };

const left = 8;
const half = 97;
const right = left + half;
const third = (half * 2) / 3;

/** Where the note's number stands, as bars and to be read. */
export const numberArea: Area = { x: right + 20, y: 7, width: half - 20, height: 13 };

/** What the note is. */
export const titleArea: Area = { x: left, y: 8, width: half + 18, height: 13 };

/** Every box of the note. */
export const boxes: Readonly<Record<BoxName, Area>> = {
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

/** The columns of the goods, from the left; together as wide as the page's boxes. */
export const columns: readonly { name: ColumnName; width: number; end?: true }[] = [
  { name: 6, width: 24 },
  { name: 7, width: 19, end: true },
  { name: 8, width: 27 },
  { name: 9, width: 58 },
  { name: 10, width: 22 },
  { name: 11, width: 22, end: true },
  { name: 12, width: 22, end: true },
];

/** Where the goods stand on the first page, and on those that they go on to. */
export const goodsAreas: { first: Area; further: Area } = {
  first: { x: left, y: 116, width: 2 * half, height: 60 },
  further: { x: left, y: 22, width: 2 * half, height: 262 },
};

/** Heights of the goods' headings, and of their sum at the end. */
export const goodsHeights = { heading: 9, total: 6 };

/** Below everything: what the carriage is subject to, and the number of the page. */
export const footArea: Area = { x: left, y: 285, width: 2 * half, height: 8 };
