import type { ListRow } from './useList';

/** A grid that shows rows ahead of its props. */
interface AheadGrid {
  showRows: (rows: readonly ListRow[]) => void;
  /** Shows the rows of its props again. */
  showOwnRows: () => void;
}

/**
 * Shows the rows of a new state in the grid before the page is rendered with this state: its header, toolbar and menus would
 * take as long as the rows.
 */
export class RowsAhead {
  private grid: AheadGrid | undefined;
  private shown: readonly ListRow[] | undefined;

  /** Sets the grid that shows rows, which shows its own rows now. Returns a function that removes it. */
  attach(grid: AheadGrid): () => void {
    this.grid = grid;
    this.shown = undefined;
    return () => {
      if (this.grid === grid) this.grid = undefined;
    };
  }

  /**
   * Shows rows, and resolves once they are painted. The page must then be rendered with their state, or `takeBack` called.
   * Resolves at once if no grid is shown.
   */
  async show(rows: readonly ListRow[]): Promise<void> {
    if (!this.grid) return;
    this.shown = rows;
    this.grid.showRows(rows);
    await waitUntilPainted();
  }

  /** Shows the grid's own rows again, unless it has got new ones or shows others ahead. */
  takeBack(rows: readonly ListRow[]): void {
    if (this.shown === rows) this.grid?.showOwnRows();
  }
}

/** Milliseconds after which rows count as painted: hidden pages paint no frames. */
const paintTimeoutMs = 500;

/** Resolves in the second frame: the first one is painted once its callbacks have run. */
function waitUntilPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, paintTimeoutMs);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
