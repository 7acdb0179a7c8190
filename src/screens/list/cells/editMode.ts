import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { ListState } from '../state';
import type { ListRow } from '../useList';

/** How the edit mode shows a cell. */
export interface CellLook {
  className: string;
  /** Attributes of the cell's element for screen readers. */
  aria: { 'aria-readonly': boolean; 'aria-invalid'?: true; 'aria-busy'?: true; 'aria-selected'?: true };
  /** Content that replaces the value of the row; undefined where the row's value is shown. */
  content?: ReactNode;
  /** Text on hover that replaces the value. */
  title?: string;
}

/** Returns how the edit mode shows a cell; undefined for columns that have no value, such as the menu. */
export type CellLookOf = (row: ListRow, field: string) => CellLook | undefined;

/**
 * The state of a list's edit mode. It ends (`ending`) when all is saved, or the user confirms that something is lost.
 */
export type EditModeState = 'off' | 'on' | 'ending';

/** The edit mode of a list while it is not off, as its grid needs it. */
export interface EditMode {
  state: Exclude<EditModeState, 'off'>;
  change: (state: EditModeState) => void;
  /** Fetches the shown rows again after a change of these records, without moving them. */
  refreshRows: (ids: readonly string[]) => Promise<void>;
}

/** Returns whether cells of a list can be edited: in a table without groups, by users who may edit its records. */
export function canEditCells(
  { list }: Pick<ResourceDefinition, 'list'>,
  { view, group, trashed }: Pick<ListState, 'view' | 'group' | 'trashed'>,
  mayEdit: boolean | undefined,
): boolean {
  return view === 'table' && group === null && trashed !== 'ONLY' && list.edits !== undefined && mayEdit === true;
}
