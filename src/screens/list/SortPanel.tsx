import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { orderColumnOf } from './query';
import { addSortColumn, removeSortColumn, replaceSortColumn, reverseSortColumn } from './sortChoice';
import { type ListState, maxSortColumns, type SortColumn } from './state';
import type { ViewPanelProps } from './ViewPanel';

interface Props extends Pick<ViewPanelProps, 'definition' | 'words'> {
  sort: ListState['sort'];
  /** Called with a function that returns the new order from the newest one. */
  onSort: (update: (newest: ListState['sort']) => ListState['sort']) => void;
}

const none = '';

/** Renders the choice of the columns that order a list's rows, the first one foremost. */
export function SortPanel({ definition, words: { t, label }, sort, onSort }: Props) {
  const id = useId();
  const fields = definition.list.columns
    .map(({ field }) => field)
    .filter((field) => orderColumnOf(definition, field) !== undefined);
  const choice = (index: number, current?: SortColumn) => (
    <TextField
      select
      fullWidth
      size="small"
      value={current?.field ?? none}
      slotProps={{
        select: { displayEmpty: true },
        htmlInput: { 'aria-label': t('engine:list.sortPlace', { place: index + 1 }) },
      }}
      onChange={({ target: { value } }) =>
        onSort((newest) => (current ? replaceSortColumn(newest, current.field, value) : addSortColumn(newest, value)))
      }
    >
      {!current && (
        <MenuItem disabled value={none}>
          {t('engine:list.addSort')}
        </MenuItem>
      )}
      {fields
        .filter((field) => field === current?.field || sort.every((one) => one.field !== field))
        .map((field) => (
          <MenuItem key={field} value={field}>
            {label(field)}
          </MenuItem>
        ))}
    </TextField>
  );
  return (
    <Stack spacing={0.5} role="group" aria-labelledby={`${id}-sort`}>
      <FormLabel id={`${id}-sort`} sx={{ typography: 'caption' }}>
        {t('engine:list.sort')}
      </FormLabel>
      {sort.map((column, index) => {
        const isDescending = column.direction === 'DESC';
        const Arrow = isDescending ? ArrowDownward : ArrowUpward;
        return (
          <Stack key={column.field} direction="row" sx={{ alignItems: 'center' }}>
            {choice(index, column)}
            <IconButton
              size="small"
              aria-label={t(`engine:list.sorted.${column.direction}`, { field: label(column.field) })}
              aria-pressed={isDescending}
              onClick={() => onSort((newest) => reverseSortColumn(newest, column.field))}
            >
              <Arrow fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={sort.length === 1}
              aria-label={t('engine:list.removeSort', { field: label(column.field) })}
              onClick={() => onSort((newest) => removeSortColumn(newest, column.field))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Stack>
        );
      })}
      {sort.length < maxSortColumns && choice(sort.length)}
    </Stack>
  );
}
