import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FocusEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GridPlaceholder } from '../grid/GridPlaceholder';
import { ListBody } from '../ListBody';
import { type ListState, pageSizes } from '../state';
import { type ListRow, useList } from '../useList';
import type { RowsProps } from '../viewProps';
import { groupConditionOf, type RowGroup, stateOfGroup } from './group';

interface Props {
  id: string;
  shown: RowsProps;
  state: ListState;
  path: string;
  group: RowGroup;
  title: string;
  asCards: boolean;
  /** Called with the rows of the group once they are loaded, and without them when the group is folded. */
  onRows: (groupId: string, rows: readonly ListRow[] | undefined) => void;
}

/** Scrolls the element that gets the focus into sight, below the header of its group. */
const showFocused = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Renders the rows of an unfolded group: the first 25, and on demand up to 100. */
export function GroupRows({ id, shown, state, path, group, title, asCards, onRows }: Props) {
  const { definition, change } = shown;
  const { t } = useTranslation('grouping');
  const [size, setSize] = useState<ListState['size']>(25);
  const condition = useMemo(() => groupConditionOf(definition, path, group), [definition, path, group]);
  const stateWithin = useMemo(
    (): ListState => ({ ...state, page: 1, size, within: condition }),
    [state, size, condition],
  );
  const list = useList(definition, stateWithin);
  const { rows } = list;
  useEffect(() => {
    onRows(group.id, rows);
    return () => onRows(group.id, undefined);
  }, [group.id, rows, onRows]);

  const larger = pageSizes.find((one) => one > size);
  const alone = stateOfGroup(state, definition, condition);
  const hasMore = list.hasMorePages === true;
  return (
    <Box
      id={id}
      onFocus={showFocused}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: asCards ? 'background.default' : undefined,
        p: asCards ? 1 : 0,
        '& [role=gridcell], & li': { scrollMarginTop: asCards ? 112 : 56, scrollMarginBottom: 8 },
      }}
    >
      {list.loading ? (
        <Box sx={{ display: 'flex', height: 160 }}>
          <GridPlaceholder label={t('loading', { title })} density={state.density} />
        </Box>
      ) : (
        // Within a flex container, the grid is as high as its rows.
        <Box sx={{ display: 'flex', flexDirection: 'column' }}>
          <ListBody shown={{ ...shown, rows, label: title }} {...{ state, list }} cards={asCards} mayCreate={false} />
        </Box>
      )}
      {hasMore && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', p: 1 }}>
          {larger && (
            <Button size="small" onClick={() => setSize(larger)}>
              {t('more', { title })}
            </Button>
          )}
          {alone && (
            <Button size="small" onClick={() => change(alone)}>
              {t('alone', { title, count: group.count })}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  );
}
