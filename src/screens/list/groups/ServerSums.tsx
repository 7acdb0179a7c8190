import Typography from '@mui/material/Typography';
import { useSubscription } from '@refinedev/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { Words } from '../../words';
import { SelectionSums } from '../SelectionSums';
import type { ListState } from '../state';
import { sumsOfGroups, totalGroupPathOf, unsummedPaths } from './group';
import { useGroups } from './useGroups';

/** Largest page of groups that the API returns. */
const groupPageSize = 100;

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  /** The visible columns. */
  columns: ListState['columns'];
  /** Ids of the selected records; absent: all that match the list's filters. */
  ids?: readonly string[] | undefined;
}

/**
 * Renders the sums and averages of selected rows, which the server sums because the list has not loaded all of them.
 * Renders nothing without summed columns.
 */
export function ServerSums(props: Props) {
  const path = totalGroupPathOf(props.definition, props.columns);
  return path === undefined ? null : <FetchedSums {...props} path={path} />;
}

function FetchedSums({ definition, words, state, columns, ids, path }: Props & { path: string }) {
  const { t } = useTranslation('selection');
  const summedState = useMemo((): ListState => ({ ...state, columns, page: 1, size: groupPageSize }), [state, columns]);
  const { groups, unsummed, refresh } = useGroups(definition, path, summedState, ids);
  useSubscription({ channel: `resources/${definition.name}`, types: ['*'], onLiveEvent: refresh });
  return (
    <>
      <SelectionSums {...{ definition, words }} sums={sumsOfGroups(groups, definition, columns)} />
      {unsummedPaths(definition, columns, unsummed).map((unsummedPath) => (
        <Typography key={unsummedPath} variant="body2" sx={{ color: 'text.secondary', px: 1 }}>
          {t('tooMany', { field: words.label(unsummedPath) })}
        </Typography>
      ))}
    </>
  );
}
