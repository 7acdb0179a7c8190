import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import type { EditMode } from './cells/editMode';
import type { RowsAhead } from './rowsAhead';
import type { ListState, RowDensity } from './state';
import type { ListRow } from './useList';
import type { ChangeListState } from './useListState';
import type { FocusedRow } from './useReturnFocus';
import type { RowSelection } from './useSelection';

/** Props of every view of a list. */
export interface ListViewProps {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeListState;
  /** Returns whether the user may run an action; undefined until permissions are loaded. */
  may: (action: string) => boolean | undefined;
}

/** Props of the grid and of the cards, which both show a list's rows. */
export interface RowsProps {
  definition: ResourceDefinition;
  words: Words;
  rows: readonly ListRow[];
  /** Whether the list's first page is loading, so that there are no rows to show yet. */
  loading: boolean;
  /** The visible columns, the pinned ones first. */
  columns: ListState['columns'];
  pinned: ListState['pinned'];
  widths: ListState['widths'];
  density: RowDensity;
  sort: ListState['sort'];
  change: ChangeListState;
  selection: RowSelection;
  /** Whether rows can be selected for bulk operations. */
  selectable: boolean;
  /** The row to focus once it is rendered. */
  focus: FocusedRow | undefined;
  renderMenu: (row: ListRow, tabIndex?: number) => ReactNode;
  /** Present while the list is in edit mode. */
  editMode?: EditMode | undefined;
  rowsAhead: RowsAhead;
  /** Accessible name of the rows; when absent, the title of the list. */
  label?: string;
}
