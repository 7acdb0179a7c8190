import type { useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CellPosition, isSameCell } from './cellPosition';
import { cellsOfRange, type CellRange } from './clipboardBlock';
import { cellAt } from './useCellEvents';

interface Options {
  api: ReturnType<typeof useGridApiRef>;
  ids: readonly string[];
  columns: readonly string[];
  focus: (cell: CellPosition) => void;
  /** Returns what a range of cells puts on the clipboard. */
  copy: (range: CellRange) => string;
  paste: (text: string, range: CellRange) => void;
  undo: () => void;
}

/** Lets the user select a block of cells by Shift and the arrow keys or by the mouse, copy it and paste into it. */
export function useCellRange(options: Options) {
  const { api } = options;
  const [range, setRange] = useState<CellRange>();
  const latest = useRef({ ...options, range });
  useEffect(() => {
    latest.current = { ...options, range };
  });

  useEffect(() => {
    const grid = api.current?.rootElementRef.current;
    const listeners = new AbortController();
    const settings = { capture: true, signal: listeners.signal };
    const rangeAt = (cell: CellPosition): CellRange => latest.current.range ?? { from: cell, to: cell };

    const onKey = (event: KeyboardEvent) => {
      const cell = cellAt(event.target);
      const { ids, columns, focus, undo } = latest.current;
      if (!cell) return;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      // The grid would copy whole rows.
      if (isCommand && event.key.toLowerCase() === 'c') return event.stopPropagation();
      if (isCommand && event.key.toLowerCase() === 'z') {
        event.preventDefault();
        return undo();
      }
      const step = arrowSteps[event.key];
      if (!step) return;
      if (!event.shiftKey) return setRange(undefined);
      event.preventDefault();
      event.stopPropagation();
      const { from, to } = rangeAt(cell);
      const id = ids[ids.indexOf(to.id) + step.row];
      const path = columns[columns.indexOf(to.path) + step.column];
      if (id === undefined || path === undefined) return;
      setRange({ from, to: { id, path } });
      focus({ id, path });
    };
    const onMouseDown = (event: MouseEvent) => {
      const cell = cellAt(event.target);
      if (!cell || event.button !== 0) return;
      const focused = cellAt(document.activeElement);
      setRange(event.shiftKey && focused ? { from: latest.current.range?.from ?? focused, to: cell } : undefined);
    };
    const onMouseOver = (event: MouseEvent) => {
      const cell = cellAt(event.target);
      const from = latest.current.range?.from ?? cellAt(document.activeElement);
      if (cell && from && event.buttons === 1 && !isSameCell(from, cell)) setRange({ from, to: cell });
    };
    const onCopy = (event: ClipboardEvent) => {
      const cell = cellAt(event.target);
      if (!cell) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', latest.current.copy(rangeAt(cell)));
    };
    const onPaste = (event: ClipboardEvent) => {
      const cell = cellAt(event.target);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!cell || text === '') return;
      event.preventDefault();
      latest.current.paste(text, rangeAt(cell));
    };
    grid?.addEventListener('keydown', onKey, settings);
    grid?.addEventListener('mousedown', onMouseDown, settings);
    grid?.addEventListener('mouseover', onMouseOver, settings);
    grid?.addEventListener('copy', onCopy, settings);
    grid?.addEventListener('paste', onPaste, settings);
    return () => listeners.abort();
  }, [api]);

  const { ids, columns } = options;
  const selected = useMemo(() => {
    const cells = range && cellsOfRange(ids, columns, range);
    return { ids: new Set(cells?.ids), columns: new Set(cells?.columns) };
  }, [ids, columns, range]);
  return {
    /** Ids and columns of the selected cells. */
    selected,
    hasRange: range !== undefined,
    clearRange: () => setRange(undefined),
  };
}

const arrowSteps: Readonly<Record<string, { row: number; column: number }>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
