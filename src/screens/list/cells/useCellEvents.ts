import type { useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useRef } from 'react';
import type { CellPosition, CellStep } from './cellPosition';

/** What the user can do with a cell that has the focus. */
export interface CellHandlers {
  /** Returns whether the cell can be opened now. */
  isEditable: (cell: CellPosition) => boolean;
  /**
   * Opens a cell; with a text, as the user has begun to type it. Returns whether the browser is to type the text into the
   * input, which has the focus.
   */
  open: (cell: CellPosition, typed?: string) => boolean;
  /** Says why a cell cannot be edited. */
  explain: (cell: CellPosition) => void;
  /** Moves the focus to the next or the previous editable cell. Returns false at the end of the rows. */
  move: (cell: CellPosition, step: CellStep) => boolean;
  leaveMode: () => void;
}

/**
 * Handles keys and clicks on the cells of a grid before the grid and the page do, which would open records and run
 * shortcuts.
 */
export function useCellEvents(api: ReturnType<typeof useGridApiRef>, handlers: CellHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const grid = api.current?.rootElementRef.current;
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    grid?.addEventListener('keydown', (event) => handleKey(event, latest.current), options);
    grid?.addEventListener('click', handleClick, options);
    grid?.addEventListener('dblclick', (event) => handleDoubleClick(event, latest.current), options);
    return () => listeners.abort();
  }, [api]);
}

/** Returns the cell at an element; undefined for links and controls in cells. */
export function cellAt(target: EventTarget | null): CellPosition | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input')) return undefined;
  const path = target.closest<HTMLElement>('[role=gridcell]')?.dataset.field;
  const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
  return path === undefined || id === undefined ? undefined : { id, path };
}

/** Returns what a key types; undefined for other keys. The space bar shows the record beside the list. */
export function typedText(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>) {
  const { key, ctrlKey, metaKey, altKey } = event;
  // AltGr types letters, and Windows reports it as Ctrl and Alt.
  const isShortcut = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isShortcut) return undefined;
  if (key === 'Backspace' || key === 'Delete') return '';
  return key.length === 1 && key !== ' ' ? key : undefined;
}

function handleKey(event: KeyboardEvent, { isEditable, open, explain, move, leaveMode }: CellHandlers): void {
  const cell = cellAt(event.target);
  if (!cell) return;
  const typed = typedText(event);
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const handle = (run: () => unknown) => {
    event.stopPropagation();
    if (run() !== true) event.preventDefault();
  };
  if (typed !== undefined) return handle(() => (isEditable(cell) ? open(cell, typed) : explain(cell)));
  if (isModified) return;
  if (event.key === 'Escape') return handle(leaveMode);
  if (event.key === 'F2') return handle(() => void (isEditable(cell) ? open(cell) : explain(cell)));
  if (event.key === 'Enter' && isEditable(cell)) return handle(() => void open(cell));
  if (event.key === 'Tab' && move(cell, event.shiftKey ? 'previous' : 'next')) handle(() => {});
}

/** A click would open the record. The grid has focused the cell by then. */
function handleClick(event: Event): void {
  if (cellAt(event.target)) event.stopPropagation();
}

function handleDoubleClick(event: Event, { isEditable, open, explain }: CellHandlers): void {
  const cell = cellAt(event.target);
  if (!cell) return;
  if (isEditable(cell)) open(cell);
  else explain(cell);
}
