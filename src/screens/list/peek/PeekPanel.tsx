import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useId } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { useConstantNavigate } from '../../../routing/navigation';
import { sidePanelId } from '../../../ui/sidePanel';
import { useShortcut } from '../../../ui/shortcuts/useShortcut';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import { recordPagePath, storeOpenedRecord } from '../../record/recordUrls';
import { useRecord } from '../../record/useRecord';
import { shownPaths } from '../../show/shownPaths';
import type { Words } from '../../words';
import { rowTitle } from '../rowText';
import type { FocusedRow } from '../useReturnFocus';
import { DockedPanel } from './DockedPanel';
import { PeekedRecord } from './PeekedRecord';
import { PeekHeader } from './PeekHeader';
import { type PeekedList, usePeekSteps } from './usePeekSteps';

/** Delay in milliseconds before the focused row's record is fetched, so that a held key does not fetch each record. */
const restMs = 80;

interface Props extends Omit<PeekedList, 'onPeek'> {
  definition: ResourceDefinition;
  words: Words;
  /** Whether the panel comes from below. */
  isNarrow: boolean;
  /** Shows another record; without one, closes the panel. */
  onPeek: (id: string | undefined) => void;
  setFocus: (row: FocusedRow) => void;
}

/**
 * Renders a record beside its list: the sections of its page, without its related records and operations. Where the
 * window is wide, the panel is docked beside the list, which stays usable; elsewhere it is a drawer above the list.
 */
export function PeekPanel({ definition, words, isNarrow, onPeek, setFocus, ...peeked }: Props) {
  const { id } = peeked;
  const { rows } = peeked.list;
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const place = isWide ? document.getElementById(sidePanelId) : null;
  const navigate = useConstantNavigate();
  const labelledBy = useId();
  const steps = usePeekSteps({
    ...peeked,
    onPeek: (next) => {
      onPeek(next);
      // The keys of the list go on from the shown row, unless the user is in the panel.
      if (place && !place.contains(document.activeElement)) setFocus({ id: next });
    },
  });
  const onClose = () => {
    onPeek(undefined);
    setFocus({ id });
  };
  const onLeave = () => {
    storeOpenedRecord(definition, id);
    // A return to the list focuses what had the focus.
    if (place) setFocus({ id });
  };
  const onOpen = () => {
    onLeave();
    void navigate(recordPagePath(definition, id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      j: steps.next,
      k: steps.previous,
      ...(isControl ? {} : { ' ': onClose, Enter: onOpen }),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const fields = shownPaths(definition);
  const loaded = useRecord({ definition, id: useDebouncedValue(id, restMs), fields, live: true });
  const { record } = loaded;
  const row = rows.find((one) => one.id === id);
  const titleOfRecord = record?.id === id ? words.titleOf(record) || id : undefined;
  const content = (
    <>
      <PeekHeader
        {...{ definition, id, steps, onClose, onLeave }}
        titleId={labelledBy}
        title={row ? rowTitle(definition, words, row) : titleOfRecord}
      />
      <PeekedRecord {...{ definition, words, id, loaded }} />
    </>
  );
  if (place) {
    return (
      <DockedPanel {...{ place, labelledBy, id, rows, onPeek, onClose, onKeyDown }}>
        {steps.beyond.next && <ListKey name="nextRow" run={steps.beyond.next} />}
        {steps.beyond.previous && <ListKey name="previousRow" run={steps.beyond.previous} />}
        {content}
      </DockedPanel>
    );
  }
  return (
    <Drawer
      open
      anchor={isNarrow ? 'bottom' : 'right'}
      onClose={onClose}
      // The list focuses the row.
      disableRestoreFocus
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': labelledBy,
          sx: { width: isNarrow ? undefined : 480, maxHeight: isNarrow ? '85dvh' : undefined, p: 2 },
        },
      }}
    >
      {content}
    </Drawer>
  );
}

/** At an end of the page, lets the key of the list lead to the next page. */
function ListKey({ name, run }: { name: 'nextRow' | 'previousRow'; run: () => void }) {
  useShortcut(name, run, 1);
  return null;
}
