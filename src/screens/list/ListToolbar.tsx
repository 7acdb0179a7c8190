import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { ResourceDefinition } from '../../../resources/definition';
import { useClickShortcut } from '../../ui/shortcuts/useShortcut';
import type { FilterCondition } from '../../../resources/fields';
import type { Words } from '../words';
import { AddFilter } from './AddFilter';
import { FilterChips } from './FilterChips';
import { replaceCondition, type UpdateConditions } from './filterChoice';
import { ListPresets } from './ListPresets';
import { SearchBox } from './SearchBox';
import type { ListState } from './state';
import type { ChangeListState } from './useListState';
import { ViewMenu } from './ViewMenu';
import { ViewSwitch } from './ViewSwitch';
import styles from './ListToolbar.module.css';

const SortSelect = lazy(() => import('./SortSelect').then((file) => ({ default: file.SortSelect })));
const FilterEditor = lazy(() => import('./FilterEditor').then((file) => ({ default: file.FilterEditor })));

const FilterDialog = lazy(() => import('./filterDialog/FilterDialog').then((file) => ({ default: file.FilterDialog })));

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeListState;
  /** Whether the list shows its rows as cards, because the screen is narrow. */
  isNarrow: boolean;
  /** Called with the searched text when the user goes on to its results, and without one when the text changes. */
  onEnterResults: (search?: string) => void;
  /** Content after the order. */
  children?: ReactNode;
}

/** Renders the search, filters, order and view options of a list. */
export function ListToolbar({ definition, words, state, change, isNarrow, onEnterResults, children }: Props) {
  const [editing, setEditing] = useState<{
    path: string;
    /** The condition that is edited; absent for a new one. */
    condition: FilterCondition | undefined;
    anchor: HTMLElement;
  } | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const addFilter = useClickShortcut<HTMLButtonElement>('filter');
  const { match, conditions, groups, view } = state;
  const asCards = isNarrow && view === 'table';
  const edit = useCallback(
    (path: string, anchor: HTMLElement, condition = conditions.find(({ field }) => field === path)) =>
      setEditing({ path, condition, anchor }),
    [conditions],
  );
  const openDialog = useCallback(() => setIsDialogOpen(true), []);
  const updateConditions = useCallback<UpdateConditions>(
    (update) => change((newest) => ({ conditions: update(newest.conditions) })),
    [change],
  );
  const search = useCallback((text: string) => change({ search: text }, { replace: true, rowsFirst: true }), [change]);
  return (
    <div className={`${styles.toolbar} ${isNarrow ? styles.cards : ''}`}>
      <div className={styles.line}>
        {definition.list.search.length > 0 && (
          <SearchBox
            t={words.t}
            value={state.search}
            hint={words.t([`${definition.name}:searchHint`, 'engine:list.search'])}
            onSearch={search}
            onEnter={onEnterResults}
          />
        )}
        {definition.list.filters.length > 0 && (
          <AddFilter
            definition={definition}
            words={words}
            onChoose={edit}
            onOpenDialog={openDialog}
            shortcut={addFilter}
          />
        )}
        {view === 'table' && <ViewMenu {...{ definition, words, state, change }} hasRowHeight={!asCards} />}
        <ViewSwitch {...{ definition, words, view, change }} />
        {asCards && (
          <div className={styles.order}>
            <Suspense fallback={null}>
              <SortSelect {...{ definition, words }} sort={state.sort} onSort={(sort) => change({ sort })} />
            </Suspense>
          </div>
        )}
        {children}
        {!isNarrow && <div className={styles.space} />}
        <ListPresets {...{ definition, words, state }} onChoose={updateConditions} />
      </div>
      <FilterChips
        {...{ definition, words, match, conditions, groups }}
        onEdit={(condition, anchor) => edit(condition.field, anchor, condition)}
        onOpenDialog={openDialog}
        onChange={(update) => {
          change(update);
          // The chip that had the focus no longer exists, so the button that adds a filter gets the focus.
          addFilter.ref.current?.focus();
        }}
      />
      {isDialogOpen && (
        <Suspense fallback={null}>
          <FilterDialog
            {...{ definition, words }}
            filter={{ match, conditions, groups }}
            onApply={(next) => {
              setIsDialogOpen(false);
              change(next);
            }}
            onClose={() => setIsDialogOpen(false)}
          />
        </Suspense>
      )}
      {editing && (
        <Suspense fallback={null}>
          <FilterEditor
            {...{ definition, words }}
            path={editing.path}
            anchor={editing.anchor}
            condition={editing.condition}
            onClose={() => setEditing(null)}
            onApply={(condition) => {
              setEditing(null);
              updateConditions((newest) => replaceCondition(newest, editing.condition, condition));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
