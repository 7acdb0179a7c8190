import { useEffect } from 'react';
import { useLeaveGuard } from '../../form/useLeaveGuard';
import type { CellEdit } from './cellEdit';
import type { EditMode } from './editMode';

/**
 * Delays the end of the edit mode, and leaving the page, until all changes are saved. `isAsking` is whether to ask the
 * user first, because values that the server has refused would be lost; `leave` and `stay` are the answers.
 */
export function useLeaveMode(mode: EditMode, edits: readonly CellEdit[], open: { isChanged: boolean } | undefined) {
  const isUnsaved = open?.isChanged === true || edits.some(({ state }) => state !== 'saved');
  const isBusy = open !== undefined || edits.some(({ state }) => state === 'saving');
  const hasRefused = edits.some(({ state }) => state === 'refused');
  const leaving = useLeaveGuard(() => isUnsaved, undefined, tableOf);
  const isBlocked = leaving.state === 'blocked';
  useEffect(() => {
    if (isBusy || hasRefused) return;
    if (isBlocked) leaving.proceed?.();
    else if (mode.state === 'ending') mode.change('off');
  }, [isBusy, hasRefused, isBlocked, leaving, mode]);
  return {
    isAsking: hasRefused && (isBlocked || mode.state === 'ending'),
    leave: () => (isBlocked ? leaving.proceed?.() : mode.change('off')),
    stay: () => (isBlocked ? leaving.reset?.() : mode.change('on')),
  };
}

/** Returns what an address shows as a table. Its other pages, filters and columns keep the unsaved cells. */
function tableOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('view'), query.get('group'), query.get('deleted')].join(' ');
}
