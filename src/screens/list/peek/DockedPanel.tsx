import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type KeyboardEventHandler, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { layerOf } from '../../../ui/focus/lostFocus';
import { isPlainClick } from '../../../ui/plainClick';
import { useShortcut } from '../../../ui/shortcuts/useShortcut';
import { headerHeight } from '../grid/rowHeights';
import type { ListRow } from '../useList';

interface Props {
  /** The place beside the page. */
  place: Element;
  /** Id of the heading that names the panel. */
  labelledBy: string;
  /** Id of the shown record. */
  id: string;
  rows: readonly ListRow[];
  onPeek: (id: string) => void;
  onClose: () => void;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
}

const rowSelector = (id: string) => `#content [data-id=${JSON.stringify(id)}]`;
/** Attribute of the page while the list is shown. A row of another list may have the id of the peeked row. */
const peekingAttribute = 'data-peeking';

/**
 * Renders a panel beside the list, which stays usable. It shows the row that gets the focus, and the row that is clicked
 * instead of opening its record; a link in a row still opens it. The keys that close it work in the list, too.
 */
export function DockedPanel({ place, labelledBy, id, rows, onPeek, onClose, onKeyDown, children }: Props) {
  const latest = useRef({ rows, onPeek, onClose });
  useEffect(() => {
    latest.current = { rows, onPeek, onClose };
  });
  useShortcut('peek', onClose, 1);
  useEffect(() => {
    const peekAt = (target: EventTarget | null) => {
      const rowId = rowIdOf(target);
      if (rowId !== undefined && latest.current.rows.some((row) => row.id === rowId)) latest.current.onPeek(rowId);
    };
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || rowIdOf(event.target) === undefined || isOnControl(event.target)) return;
      // The list would open the record.
      event.preventDefault();
      peekAt(event.target);
    };
    const onEscape = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isInLayer(event.target) || isOnInput(event.target);
      if (event.key === 'Escape' && !isTaken) latest.current.onClose();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('focusin', ({ target }) => peekAt(target), { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('keydown', onEscape, { signal });
    return () => listeners.abort();
  }, []);
  useEffect(() => {
    document.querySelector(rowSelector(id))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id]);
  const panel = useRef<HTMLElement>(null);
  // React does not hide portals and styles with the list behind the page of a record, but ends their effects.
  useLayoutEffect(() => {
    const shown = panel.current;
    const page = document.getElementById('content');
    if (!shown) return undefined;
    shown.hidden = false;
    page?.setAttribute(peekingAttribute, '');
    return () => {
      shown.hidden = true;
      page?.removeAttribute(peekingAttribute);
    };
  }, []);
  return createPortal(
    <Box
      ref={panel}
      component="aside"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      sx={{
        width: 440,
        height: '100%',
        overflowY: 'auto',
        p: 2,
        borderLeft: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <ShownRowStyles id={id} />
      {children}
    </Box>,
    place,
  );
}

/** Marks the row of the shown record, above the colours of its cells. */
function ShownRowStyles({ id }: { id: string }) {
  return (
    <GlobalStyles
      styles={({ vars: { palette } }) => ({
        [`#content[${peekingAttribute}] [data-id=${JSON.stringify(id)}]`]: {
          position: 'relative',
          scrollMargin: `${headerHeight + 4}px 0 16px`,
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: 2,
            pointerEvents: 'none',
            boxShadow: `inset 3px 0 ${palette.primary.main}`,
            backgroundColor: `color-mix(in srgb, ${palette.primary.main} 8%, transparent)`,
          },
        },
      })}
    />
  );
}

const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const rowIdOf = (target: EventTarget | null) => closestTo(target, '#content [data-id]')?.dataset.id;
const isOnControl = (target: EventTarget | null) => closestTo(target, 'a, button, input, label') !== null;
const isOnInput = (target: EventTarget | null) => closestTo(target, 'input, textarea, [role=combobox]') !== null;
const isInLayer = (target: EventTarget | null) => target instanceof Element && layerOf(target) !== null;
