import { PdfCanvas } from '../pen';
import { columns, pagesOf, type PlanPage, printed } from './plan-pages';
import type { PlanText } from './plan';

/** Font sizes, in points. */
const sizes = { title: 14, small: 8 };

/** Draws the plans of days as a PDF in landscape. Each day begins on a page of its own. */
export async function drawPlan(days: readonly [PlanText, ...PlanText[]], language: string): Promise<Buffer> {
  const pen = new PdfCanvas(days[0].title, language, { landscape: true });
  const heightOf = (text: string, width: number) => pen.heightOf(text, width);
  const pages = days.flatMap((day) => pagesOf(day, heightOf).map((page) => ({ day, page })));
  pages.forEach(({ day, page }, index) => {
    if (index > 0) pen.addPage();
    drawHead(pen, day, `${index + 1} / ${pages.length}`);
    drawLines(pen, page);
  });
  return pen.finish();
}

function drawHead(pen: PdfCanvas, { title, company, heads }: PlanText, pageNumber: string): void {
  const { left, width, top, headsTop, tableTop } = printed;
  pen.label(title, { x: left, y: top, width: width - 90, height: 8 }, { size: sizes.title, weight: 'strong' });
  pen.label(
    `${company} · ${pageNumber}`,
    { x: left + width - 90, y: top + 1, width: 90, height: 6 },
    { size: sizes.small, end: true },
  );
  heads.forEach((head, index) => {
    const column = columns[index];
    if (column) pen.label(head, { ...column, y: headsTop, height: 5 }, { size: sizes.small });
  });
  pen.frame({ x: left, y: tableTop, width, height: 0 });
}

function drawLines(pen: PdfCanvas, page: PlanPage): void {
  for (const { title, note, cells, y, height, isLast } of page) {
    const [first, second] = columns;
    if (first && title !== '') pen.write(title, { ...first, y, height }, { weight: 'strong' });
    if (first && note !== '') pen.write(note, { ...first, y: y + noteIndent, height: height - noteIndent });
    cells.forEach((text, index) => {
      const column = columns[index + 1];
      const isAcross = index === cells.length - 1 && cells.length < columns.length - 1;
      if (column && second)
        pen.write(text, {
          ...column,
          width: isAcross ? printed.left + printed.width - column.x : column.width,
          y,
          height,
        });
    });
    if (isLast) pen.frame({ x: printed.left, y: y + height, width: printed.width, height: 0 });
  }
}

/** Millimetres from the top of a line to the note below its title. */
const noteIndent = 4;
