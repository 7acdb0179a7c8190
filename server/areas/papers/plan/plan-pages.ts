import type { PlanGroup, PlanText } from './plan';

/** The printed area of a page in landscape, in millimetres. */
export const printed = { left: 12, width: 273, top: 11, headsTop: 21, tableTop: 26, bottom: 198 };

const widths = [42, 58, 54, 60, 37, 22];

/** The columns of the table, in millimetres. The first one has the titles of the groups. */
export const columns = widths.map((width, index) => ({
  x: widths.slice(0, index).reduce((sum, before) => sum + before, printed.left),
  width,
}));

/** A line where it is drawn, in millimetres. `title` and `note` are empty but for the first line of a group or page. */
export interface PlacedLine {
  title: string;
  note: string;
  cells: readonly string[];
  y: number;
  height: number;
  /** Whether the group ends with it. */
  isLast: boolean;
}

/** The lines of a page. */
export type PlanPage = readonly PlacedLine[];

/** Returns the height of a text in a width, both in millimetres. */
export type MeasureHeight = (text: string, width: number) => number;

const firstLineHeight = 9;

/**
 * Places the lines of a plan on pages, at least one. A group is kept together where a page has room for it, and its title
 * is repeated where it goes on.
 */
export function pagesOf({ groups }: PlanText, heightOf: MeasureHeight): PlanPage[] {
  const pages: PlacedLine[][] = [[]];
  let y = printed.tableTop;
  const startPage = () => {
    pages.push([]);
    y = printed.tableTop;
  };
  for (const group of groups) {
    const heights = group.lines.map((cells, index) => lineHeightOf(group, cells, index === 0, heightOf));
    const height = heights.reduce((sum, one) => sum + one, 0);
    if (y + height > printed.bottom && y > printed.tableTop && height <= printed.bottom - printed.tableTop) startPage();
    group.lines.forEach((cells, index) => {
      const lineHeight = heights[index] ?? 0;
      if (y + lineHeight > printed.bottom && y > printed.tableTop) startPage();
      const page = pages.at(-1) ?? [];
      const isFirst = index === 0 || page.length === 0;
      const head = isFirst ? { title: group.title, note: group.note } : { title: '', note: '' };
      page.push({ ...head, cells, y, height: lineHeight, isLast: index === group.lines.length - 1 });
      y += lineHeight;
    });
  }
  return pages;
}

function lineHeightOf(
  { title, note }: PlanGroup,
  cells: readonly string[],
  isFirst: boolean,
  heightOf: MeasureHeight,
): number {
  const isAcross = (index: number) => index === cells.length - 1 && cells.length < columns.length - 1;
  const cellHeights = cells.map((text, index) => {
    const { x = 0, width = 0 } = columns[index + 1] ?? {};
    return heightOf(text, isAcross(index) ? printed.left + printed.width - x : width);
  });
  const titleHeight = heightOf(title, columns[0]?.width ?? 0);
  return Math.max(...cellHeights, titleHeight, isFirst && note !== '' ? firstLineHeight : 0);
}
