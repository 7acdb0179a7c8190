import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import type { ListState } from './state';
import type { ChangeListState } from './useListState';

/** Props of every view of a list. */
export interface ListViewProps {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeListState;
  /** Returns whether the user may run an action; undefined until permissions are loaded. */
  may: (action: string) => boolean | undefined;
}
