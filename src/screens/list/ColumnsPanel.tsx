import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { SortableList } from '../../ui/sorting/SortableList';
import { leadingColumn, type ListState, orderedColumns } from './state';
import type { ViewPanelProps } from './ViewPanel';

interface Props
  extends Pick<ViewPanelProps, 'definition' | 'words' | 'change'>, Pick<ListState, 'columns' | 'pinned'> {}

/** Renders the choice of a list's columns: which are shown, in which order, and which stay in sight. */
export function ColumnsPanel({ definition, words: { t, label }, columns, pinned, change }: Props) {
  const id = useId();
  const shown = orderedColumns({ columns, pinned });
  const hidden = definition.list.columns.map(({ field }) => field).filter((field) => !columns.includes(field));
  /** Shows columns in this order. Pinned ones come first, so a column moved among them is pinned as well. */
  const arrange = (fields: readonly string[], pinnedCount: number) =>
    change({ columns: fields, pinned: fields.slice(0, pinnedCount) }, { replace: true });
  const move = (field: string, to: number) => {
    const isPinned = pinned.includes(field);
    const others = shown.filter((other) => other !== field);
    const count = pinned.length + (isPinned ? (to < pinned.length ? 0 : -1) : to < pinned.length ? 1 : 0);
    arrange([...others.slice(0, to), field, ...others.slice(to)], count);
  };
  const pin = (field: string) => {
    const others = shown.filter((other) => other !== field);
    const count = pinned.filter((other) => other !== field).length;
    const isPinned = pinned.includes(field);
    arrange([...others.slice(0, count), field, ...others.slice(count)], isPinned ? count : count + 1);
  };
  const show = (field: string) => change({ columns: [...shown, field] }, { replace: true });
  const hide = (field: string) =>
    change(
      { columns: shown.filter((other) => other !== field), pinned: pinned.filter((other) => other !== field) },
      { replace: true },
    );
  const choice = (field: string, isShown: boolean) => (
    <FormControlLabel
      label={label(field)}
      disabled={field === leadingColumn(definition)}
      sx={{ flex: 1, minWidth: 0, mr: 0, overflowWrap: 'anywhere' }}
      control={
        <Checkbox
          size="small"
          sx={{ py: 0.5 }}
          checked={isShown}
          onChange={() => (isShown ? hide(field) : show(field))}
        />
      }
    />
  );
  return (
    <div role="group" aria-labelledby={`${id}-columns`}>
      <FormLabel id={`${id}-columns`} sx={{ typography: 'caption' }}>
        {t('engine:list.columns')}
      </FormLabel>
      <SortableList
        label={t('engine:list.columns')}
        items={shown.map((field) => ({ id: field }))}
        nameOf={({ id: field }) => label(field)}
        onMove={move}
        gap={0}
      >
        {({ id: field }, _index, handle) => (
          <Stack direction="row" sx={{ alignItems: 'center' }}>
            {choice(field, true)}
            <IconButton
              size="small"
              aria-pressed={pinned.includes(field)}
              aria-label={t('engine:list.pin', { column: label(field) })}
              title={t('engine:list.pin', { column: label(field) })}
              onClick={() => pin(field)}
            >
              {pinned.includes(field) ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
            </IconButton>
            {handle}
          </Stack>
        )}
      </SortableList>
      {hidden.map((field) => (
        <Stack key={field} sx={{ pl: 3.75 }}>
          {choice(field, false)}
        </Stack>
      ))}
    </div>
  );
}
