import type { ResourceDefinition } from '../../../../resources/definition';
import type { Words } from '../../words';
import { definedFieldAt } from '../state';
import { draftText } from './cellDrafts';
import { type CellEdit, changesCell } from './cellEdit';
import type { CellLook, CellLookOf } from './editMode';

interface Options {
  definition: ResourceDefinition;
  words: Words;
  columns: readonly string[];
  edits: readonly CellEdit[];
  isReadOnly: (...cell: Parameters<CellLookOf>) => boolean;
  /** Ids and columns of the selected block. */
  selected: { ids: ReadonlySet<string>; columns: ReadonlySet<string> };
}

/** Returns a function that returns how the edit mode shows a cell: its unsaved value, and whether it can be edited. */
export function cellLooks({ definition, words, columns, edits, isReadOnly, selected }: Options): CellLookOf {
  return (row, path): CellLook | undefined => {
    if (!columns.includes(path)) return undefined;
    const edit = edits.findLast((one) => changesCell(one, { id: row.id, path }));
    const readOnly = isReadOnly(row, path);
    const isSelected = selected.ids.has(row.id) && selected.columns.has(path);
    const kind = edit?.state === 'refused' ? 'cellRefused' : readOnly ? 'cellReadOnly' : 'cellEditable';
    const look: CellLook = {
      className: isSelected ? `${kind} cellSelected` : kind,
      aria: { 'aria-readonly': readOnly, ...(isSelected && { 'aria-selected': true }) },
    };
    if (!edit) return look;
    const text = draftText(definedFieldAt(definition, path), edit.changes.get(path) ?? null, words.fieldContext(path));
    const state =
      edit.state === 'refused'
        ? { 'aria-invalid': true as const }
        : edit.state === 'saving' && { 'aria-busy': true as const };
    return { ...look, aria: { ...look.aria, ...state }, content: text, title: edit.message ?? text };
  };
}
