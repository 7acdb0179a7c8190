import { useCallback, useEffect, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import type { useLocks } from '../record/locks';
import { operationSubjectOf, withInputValues } from '../record/operation';
import { RecordMenu } from '../record/RecordMenu';
import type { OperationControls } from '../record/useOperation';
import { nextRow } from './bulk';
import { isPeekable } from './isPeekable';
import { rowPathOf } from './query';
import type { ListRow } from './useList';
import type { FocusedRow } from './useReturnFocus';
import type { ListViewProps } from './viewProps';

/** Returns whether the rows of a resource's list have a menu. */
export function hasRowMenu({ listOnly, api, actions }: ResourceDefinition): boolean {
  return !listOnly || actions.length > 0 || api.delete !== undefined;
}

interface Options extends Pick<ListViewProps, 'definition' | 'words' | 'may'> {
  locksOn: ReturnType<typeof useLocks>;
  start: OperationControls['start'];
  rows: readonly ListRow[];
  setFocus: (row: FocusedRow) => void;
  onPeek: (id: string) => void;
}

/** Returns a function that renders the menu of a row. After the row is deleted, the next row gets the focus. */
export function useRowMenu({ definition, words, may, locksOn, start, rows, setFocus, onPeek }: Options) {
  // A menu looks for the next row when it is used. Were it rendered for each change of the rows, so would all rows be.
  const shownRows = useRef(rows);
  useEffect(() => {
    shownRows.current = rows;
  }, [rows]);
  return useCallback(
    (row: ListRow, tabIndex?: number) => {
      const subject = operationSubjectOf(row, words, rowPathOf(definition, definition.title));
      const valueOf = (path: string) => valueAt(row, rowPathOf(definition, path));
      return (
        <RecordMenu
          {...{ definition, words, subject, may, tabIndex }}
          onPeek={isPeekable(definition) ? onPeek : undefined}
          state={{ deleted: Boolean(row.deleted_at), locks: locksOn(row.id, valueOf), valueOf }}
          onOperation={(operation) => {
            // A deleted row loses the focus, so the next row gets it, or the previous one at the end of the list.
            const next = operation.kind === 'action' ? row : (nextRow(shownRows.current, [row.id]) ?? row);
            start({
              operation,
              subjects: [withInputValues(operation, subject, valueOf)],
              after: () => setFocus({ id: next.id }),
            });
          }}
        />
      );
    },
    [definition, words, may, locksOn, start, setFocus, onPeek],
  );
}
