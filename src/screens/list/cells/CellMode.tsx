import type { useGridApiRef } from '@mui/x-data-grid';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { announceToScreenReader } from '../../../../providers/notification/announcements';
import { fieldKindOf } from '../../../fields';
import { valueAt } from '../../../fields/paths';
import { keepTyping } from '../../../ui/keptTyping';
import { LeaveDialog } from '../../form/LeaveDialog';
import { isLocked, useLocks } from '../../record/locks';
import { rowPathOf } from '../query';
import { rowTitle } from '../rowText';
import { definedFieldAt } from '../state';
import type { ListRow } from '../useList';
import type { RowsProps } from '../viewProps';
import { copiedText, draftForTyping, draftText, editableColumns } from './cellDrafts';
import { type CellEdit, cellOfEdit, changesCell, runningEdits } from './cellEdit';
import { CellEditor, type OpenCell } from './CellEditor';
import { cellLooks } from './cellLooks';
import { cellAfter, type CellExit, type CellPosition, isSameCell } from './cellPosition';
import { CellSave } from './CellSave';
import { cellsOfRange, formatBlock } from './clipboardBlock';
import type { CellLookOf, EditMode } from './editMode';
import { EditModeBar } from './EditModeBar';
import { EditModeStyles } from './EditModeStyles';
import { isTypedByBrowser, PreparedInputs } from './PreparedInputs';
import { RefusalNote } from './RefusalNote';
import { useCellEdits } from './useCellEdits';
import { useCellEvents } from './useCellEvents';
import { useCellRange } from './useCellRange';
import { useLeaveMode } from './useLeaveMode';
import { usePasteCells, useUndoBlock } from './usePasteCells';

interface Props extends Pick<RowsProps, 'definition' | 'words' | 'rows' | 'columns'> {
  api: ReturnType<typeof useGridApiRef>;
  mode: EditMode;
  /** Called with how the cells look, and with undefined when the mode ends. */
  onLook: (look: { lookOf: CellLookOf } | undefined) => void;
}

/**
 * The edit mode of a list: opens cells of the grid, saves their values, and shows which ones are not saved. It is mounted
 * while the mode is on.
 */
export function CellMode({ definition, words, rows, columns, api, mode, onLook }: Props) {
  const { t } = useTranslation('cells');
  const { label } = words;
  const locksOn = useLocks(definition);
  const undoing = useUndoBlock({ definition, words });
  const { edits, load, recordOf, add, addBlock, finish, refuse, drop } = useCellEdits(definition, undoing.announce);
  const [open, setOpen] = useState<OpenCell>();
  const order = useMemo(
    () => ({ ids: rows.map(({ id }) => id), paths: editableColumns(definition, columns) }),
    [definition, rows, columns],
  );

  useEffect(() => announceToScreenReader('polite', `${t('on')}. ${t('how')}`), [t]);

  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const titleOf = (id: string) => {
    const row = rowOf(id);
    return row ? rowTitle(definition, words, row) : id;
  };
  const editOf = (cell: CellPosition) => edits.findLast((edit) => changesCell(edit, cell));

  const focus = ({ id, path }: CellPosition) => {
    const grid = api.current;
    if (!grid?.getRow(id)) return;
    grid.scrollToIndexes({
      rowIndex: grid.getRowIndexRelativeToVisibleRows(id),
      colIndex: grid.getColumnIndexRelativeToVisibleColumns(path),
    });
    grid.setCellFocus(id, path);
    // The grid changes nothing where it remembers this cell.
    grid.getCellElement(id, path)?.focus({ preventScroll: true });
  };

  const isReadOnly = useCallback(
    (row: ListRow, path: string) => {
      if (!order.paths.includes(path) || row.deleted_at) return true;
      const locks = locksOn(row.id, (other) => valueAt(row, rowPathOf(definition, other)));
      return isLocked(locks, 'edit') || isLocked(locks, path);
    },
    [definition, order, locksOn],
  );

  const openCell = (cell: CellPosition, typed?: string) => {
    const row = rowOf(cell.id);
    if (!row) return false;
    const field = definedFieldAt(definition, cell.path);
    const edit = editOf(cell);
    const stored = fieldKindOf(field).toDraft(valueAt(row, rowPathOf(definition, cell.path)), field, words.language);
    const before = edit?.changes.get(cell.path) ?? stored;
    const isTyped = typed !== undefined;
    const typesItself = isTypedByBrowser(field);
    if (!typesItself) keepTyping(field.type === 'boolean' ? '' : typed);
    const opened = {
      ...cell,
      title: titleOf(cell.id),
      draft: isTyped ? draftForTyping(field, typed, before, words.fieldContext(cell.path)) : before,
      isChanged: isTyped || edit?.state === 'refused',
      message: isTyped ? undefined : edit?.message,
    };
    // The next key goes to the input.
    flushSync(() => setOpen(opened));
    return typesItself;
  };

  /** Closes an editor, unless the user has opened another one since. */
  const close = (cell: CellPosition, exit: CellExit) => {
    if (exit === 'stay') focus(cell);
    else if (exit !== 'away') focus(cellAfter(order, columns, cell, exit) ?? cell);
    setOpen((current) => (current && isSameCell(current, cell) ? undefined : current));
  };

  const savedText = (edit: CellEdit) => {
    const { path } = cellOfEdit(edit);
    const value = draftText(definedFieldAt(definition, path), edit.changes.get(path) ?? null, words.fieldContext(path));
    return t('saved', { field: label(path), title: edit.title, value: value || t('empty') });
  };
  const cellText = (row: ListRow, path: string) => {
    const field = definedFieldAt(definition, path);
    return copiedText(field, valueAt(row, rowPathOf(definition, path)), words.fieldContext(path));
  };
  const paste = usePasteCells({ definition, words, rows, columns, isReadOnly, titleOf, load, addBlock });
  const { selected, hasRange, clearRange } = useCellRange({
    api,
    columns,
    focus,
    ids: order.ids,
    copy: (range) => {
      const cells = cellsOfRange(order.ids, columns, range);
      const chosen = rows.filter(({ id }) => cells.ids.includes(id));
      announceToScreenReader('polite', t('copied', { count: cells.ids.length * cells.columns.length }));
      return formatBlock(chosen.map((row) => cells.columns.map((path) => cellText(row, path))));
    },
    paste: (text, range) => void paste(text, range),
    undo: undoing.undoLast,
  });

  useCellEvents(api, {
    isEditable: (cell) => {
      const row = rowOf(cell.id);
      return row !== undefined && !isReadOnly(row, cell.path);
    },
    open: openCell,
    explain: ({ path }) => announceToScreenReader('polite', t('readOnly', { field: label(path) })),
    move: (cell, step) => {
      const next = cellAfter(order, columns, cell, step);
      if (next) focus(next);
      return next !== undefined;
    },
    leaveMode: () => (hasRange ? clearRange() : mode.change('ending')),
  });

  const lookOf = useMemo(
    () => cellLooks({ definition, words, columns, edits, isReadOnly, selected }),
    [definition, words, columns, edits, isReadOnly, selected],
  );
  useLayoutEffect(() => {
    onLook({ lookOf });
    return () => onLook(undefined);
  }, [lookOf, onLook]);

  const refused = edits.filter(({ state }) => state === 'refused');
  const { isAsking, leave, stay } = useLeaveMode(mode, edits, open);
  const elementOf = ({ id, path }: CellPosition) => api.current?.getCellElement(id, path);
  // An open cell shows its message itself.
  const explained = open ? undefined : refused.at(-1);
  const noteAnchor = explained && elementOf(cellOfEdit(explained));
  const anchor = open && elementOf(open);
  return (
    <>
      <EditModeStyles />
      <PreparedInputs {...{ definition, words }} paths={order.paths} />
      <EditModeBar
        refused={refused}
        onShow={(edit) => {
          focus(cellOfEdit(edit));
          openCell(cellOfEdit(edit));
        }}
        onEnd={() => mode.change('ending')}
      />
      {open && anchor && (
        <CellEditor
          key={`${open.id} ${open.path}`}
          {...{ definition, words, anchor, load }}
          cell={open}
          onSave={(changes, exit) => {
            add([{ id: open.id, title: open.title, changes, state: 'saving' }]);
            close(open, exit);
          }}
          onRefused={(changes, message) => {
            const { id, title, path } = open;
            add([{ id, title, changes, message, state: 'refused' }]);
            close(open, 'away');
            announceToScreenReader('assertive', t('refused', { field: label(path), title, message }));
          }}
          onClose={(exit) => {
            const edit = editOf(open);
            if (exit === 'stay' && edit?.state === 'refused') drop(edit);
            close(open, exit);
          }}
        />
      )}
      {explained?.message !== undefined && noteAnchor && <RefusalNote anchor={noteAnchor} text={explained.message} />}
      {runningEdits(edits).map((edit) => {
        const record = recordOf(edit.id);
        if (!record) return null;
        return (
          <CellSave
            key={edit.serial}
            {...{ definition, words, locksOn, edit, record }}
            onSaved={(saved) => {
              finish(edit, saved);
              void mode.refreshRows([edit.id]).then(() => drop(edit));
              if (edit.block === undefined) announceToScreenReader('polite', savedText(edit));
            }}
            onRefused={(refusal) => {
              refuse(edit, refusal);
              const field = label(cellOfEdit(edit).path);
              announceToScreenReader('assertive', t('refused', { field, title: edit.title, message: refusal.message }));
            }}
          />
        );
      })}
      <LeaveDialog {...{ words }} open={isAsking} onLeave={leave} onStay={stay} />
    </>
  );
}
