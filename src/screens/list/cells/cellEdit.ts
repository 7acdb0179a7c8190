import type { CellChanges } from './cellDrafts';
import type { CellPosition } from './cellPosition';

/** A change of one record's cells that the list does not show yet. */
export interface CellEdit {
  /** Number of the edit. Another attempt to save the same cells is another edit. */
  serial: number;
  id: string;
  /** The drafts of the cells, and of fields without a cell that an input filled in. */
  changes: CellChanges;
  /** Title of the row. */
  title: string;
  /** `saved`: until the row is fetched again. */
  state: 'saving' | 'saved' | 'refused';
  /** Why the values were refused. */
  message?: string;
  /** Number of the pasted block that the edit belongs to. */
  block?: number;
}

/** An edit without its number. */
export type NewEdit = Omit<CellEdit, 'serial'>;

/** Why an edit was refused. */
export interface Refusal {
  message: string;
  /** Why values of single fields were refused, by path. */
  messages: ReadonlyMap<string, string>;
}

/** Returns whether an edit changes a cell. */
export const changesCell = (edit: NewEdit, { id, path }: CellPosition): boolean =>
  edit.id === id && edit.changes.has(path);

/** Returns the edits that are saved now: of each record the first one, because the next one builds on what it saves. */
export function runningEdits(edits: readonly CellEdit[]): readonly CellEdit[] {
  const saving = edits.filter(({ state }) => state === 'saving');
  return saving.filter((edit, index) => saving.findIndex(({ id }) => id === edit.id) === index);
}

/** Returns the edits with further ones, which replace those of the same cells that are not being saved. */
export function withEdits(edits: readonly CellEdit[], added: readonly CellEdit[]): readonly CellEdit[] {
  const isReplaced = ({ id }: CellEdit, path: string) => added.some((other) => changesCell(other, { id, path }));
  const kept = edits.flatMap((edit) => {
    if (edit.state === 'saving') return [edit];
    const changes = new Map([...edit.changes].filter(([path]) => !isReplaced(edit, path)));
    return changes.size > 0 ? [{ ...edit, changes }] : [];
  });
  return [...kept, ...added];
}

/** Returns the first cell of an edit. */
export function cellOfEdit({ id, changes }: NewEdit): CellPosition {
  const [path = ''] = changes.keys();
  return { id, path };
}

/**
 * Returns what becomes of a refused edit: an edit for each refused value, and one that saves the others. When no single
 * value is the reason, the whole edit is refused.
 */
export function splitRefused(edit: CellEdit, { message, messages }: Refusal): NewEdit[] {
  const reasons = [...edit.changes].flatMap(([path, draft]) => {
    const reason = messages.get(path);
    return reason === undefined ? [] : [{ path, draft, reason }];
  });
  if (reasons.length === 0 || edit.changes.size === 1) return [{ ...edit, state: 'refused', message }];
  const others = [...edit.changes].filter(([path]) => !messages.has(path));
  return [
    ...reasons.map(({ path, draft, reason }): NewEdit => ({
      ...edit,
      changes: new Map([[path, draft]]),
      state: 'refused',
      message: reason,
    })),
    ...(others.length > 0 ? [{ ...edit, changes: new Map(others) }] : []),
  ];
}
