import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCallback, useRef } from 'react';
import { requestsResource } from '../../../resources/requests';
import { SearchBox } from '../../screens/list/SearchBox';
import { useShortcut } from '../../ui/shortcuts/useShortcut';
import type { BoardTexts } from './boardTexts';
import type { BoardState } from './boardUrl';

const { status } = requestsResource.fields;
const statuses = (status?.type === 'enum' ? Object.keys(status.values) : []).filter(
  (one) => one !== 'CANCELED_REQUEST',
);

interface Props {
  state: BoardState;
  change: (patch: Partial<BoardState>, options?: { replace: boolean }) => void;
  /** Classes of the vehicles on the board. */
  classes: readonly { id: string; title: string }[];
  /** Hours for which a row is free that has free time. */
  freeHours: number;
  texts: BoardTexts;
}

/** Filters the rows of the board. */
export function BoardFilters({ state, change, classes, freeHours, texts }: Props) {
  const { t } = texts;
  const statusField = useRef<HTMLDivElement>(null);
  useShortcut('filter', () => statusField.current?.querySelector<HTMLElement>('[role=combobox]')?.focus());
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}>
      <SearchBox t={t} value={state.search} hint={t('planning:filter.search')} onSearch={search} onEnter={() => {}} />
      <ManySelect
        ref={statusField}
        label={t('planning:filter.status')}
        options={statuses.map((id) => ({ id, title: t(`service_transportations:values.status.${id}`) }))}
        chosen={state.statuses}
        onChoose={(chosen) => change({ statuses: chosen })}
      />
      {state.rows === 'vehicles' && (
        <ManySelect
          label={t('planning:filter.class')}
          options={classes}
          chosen={state.classes}
          onChoose={(chosen) => change({ classes: chosen })}
        />
      )}
      <FormControlLabel
        control={<Checkbox size="small" checked={state.onlyFree} onChange={(_, onlyFree) => change({ onlyFree })} />}
        label={t('planning:filter.free', { count: freeHours })}
      />
    </Stack>
  );
}

interface ManySelectProps {
  ref?: React.Ref<HTMLDivElement>;
  label: string;
  options: readonly { id: string; title: string }[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

function ManySelect({ ref, label, options, chosen, onChoose }: ManySelectProps) {
  const titleOf = (id: string) => options.find((option) => option.id === id)?.title ?? id;
  return (
    <TextField
      ref={ref}
      select
      size="small"
      label={label}
      value={[...chosen]}
      onChange={({ target }) => {
        const value: unknown = target.value;
        onChoose(Array.isArray(value) ? value.map(String) : []);
      }}
      sx={{ flex: { xs: '1 1 140px', sm: 'none' }, width: { sm: 200 } }}
      slotProps={{
        select: {
          multiple: true,
          renderValue: (value) => (Array.isArray(value) ? value.map((id) => titleOf(String(id))).join(', ') : ''),
        },
      }}
    >
      {options.map(({ id, title }) => (
        <MenuItem key={id} value={id} dense>
          <Checkbox
            size="small"
            checked={chosen.includes(id)}
            tabIndex={-1}
            sx={{ py: 0 }}
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          <ListItemText primary={title} />
        </MenuItem>
      ))}
    </TextField>
  );
}
