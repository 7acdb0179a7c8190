import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPager } from '../ListPager';
import { ListBody } from '../ListBody';
import { RowsView, type TableProps } from '../TableView';
import { type ListRow, type LoadedList, useList } from '../useList';
import { useLiveView } from '../useLiveView';
import type { RowsProps } from '../viewProps';
import { sumsOfGroups } from './group';
import { GroupHeader } from './GroupHeader';
import { GroupRows } from './GroupRows';
import { useGroups } from './useGroups';
import { useGroupTitles } from './useGroupTitles';

/** Renders a list in groups, which can be folded. Another field has other groups. */
export function GroupedTable(props: TableProps) {
  const { group } = props.state;
  return group === null ? null : <Groups key={group} {...props} path={group} />;
}

/** Returns the id by which keys find the header of a group. */
const stopOf = (groupId: string) => `group ${groupId}`;

function Groups({ path, ...props }: TableProps & { path: string }) {
  const { definition, words, state, change, asCards } = props;
  const { t } = useTranslation('grouping');
  const id = useId();
  const loaded = useGroups(definition, path, state);
  const { groups, total } = loaded;
  const titleOf = useGroupTitles(definition, words, path, groups);
  useLiveView(definition, false);

  const [rowsByGroup, setRowsByGroup] = useState<ReadonlyMap<string, readonly ListRow[]>>(new Map());
  const setRows = useCallback((groupId: string, rows: readonly ListRow[] | undefined) => {
    setRowsByGroup((known) => {
      const next = new Map(known);
      if (rows) next.set(groupId, rows);
      else next.delete(groupId);
      return next;
    });
  }, []);
  const { rows, stops } = useMemo(() => {
    const shown = groups.map((group) => ({ stop: stopOf(group.id), rows: rowsByGroup.get(group.id) ?? [] }));
    return {
      rows: [...new Map(shown.flatMap((one) => one.rows).map((row) => [row.id, row])).values()],
      stops: [...new Set(shown.flatMap((one) => [one.stop, ...one.rows.map((row) => row.id)]))],
    };
  }, [groups, rowsByGroup]);

  // Of the list as a whole, only its total is shown, and what acts on all rows.
  const wholeState = useMemo(() => ({ ...state, page: 1, size: 10 as const }), [state]);
  const whole = useList(definition, wholeState);
  const list: LoadedList = { ...whole, rows, hasMorePages: false, changedRowCount: 0, fetching: loaded.fetching };

  const toggle = (groupId: string) => {
    const open = state.open.includes(groupId) ? state.open.filter((one) => one !== groupId) : [...state.open, groupId];
    change({ open }, { replace: true });
  };
  const body = (shown: RowsProps) => {
    if (groups.length === 0) {
      const answer = { ...whole, rows: [], loading: loaded.loading, error: loaded.error, refresh: loaded.refresh };
      return <ListBody {...{ shown, state }} list={answer} cards={asCards} mayCreate={props.may('create')} />;
    }
    return (
      <Box sx={{ flex: 1, minHeight: 0, overflow: asCards ? undefined : 'auto' }}>
        {groups.map((group, index) => {
          const isOpen = state.open.includes(group.id);
          const title = titleOf(group);
          const controls = `${id}-${index}`;
          return (
            <section key={group.id} aria-label={title}>
              <GroupHeader
                {...{ definition, words, path, group, title, isOpen, asCards, controls }}
                sums={sumsOfGroups([group], definition, shown.columns)}
                stop={stopOf(group.id)}
                focus={shown.focus}
                onToggle={() => toggle(group.id)}
              />
              {isOpen && (
                <GroupRows {...{ shown, path, group, title, asCards, state }} id={controls} onRows={setRows} />
              )}
            </section>
          );
        })}
      </Box>
    );
  };
  return (
    <RowsView
      {...props}
      {...{ list, stops }}
      // The page is one of groups, so that a step beyond the last row leads nowhere.
      state={wholeState}
      pager={
        total > 0 && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2">{t('groups', { count: total, field: words.label(path) })}</Typography>
            {total > state.size && (
              <ListPager {...{ words, state, change }} total={{ count: total, hasMore: false }} compact />
            )}
          </Stack>
        )
      }
    >
      {body}
    </RowsView>
  );
}
