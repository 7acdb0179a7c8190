import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { SortableList } from '../../ui/sorting/SortableList';
import { hideColumn, moveColumn, showColumn, toggleColumnPin } from './columnChoice';
import { leadingColumn, type ListState, orderedColumns } from './state';
import type { ViewPanelProps } from './ViewPanel';

interface Props
  extends Pick<ViewPanelProps, 'definition' | 'words' | 'change'>, Pick<ListState, 'columns' | 'pinned'> {}

/** Renders the choice of a list's columns: which are shown, in which order, and which stay in sight. */
export function ColumnsPanel({ definition, words: { t, label }, columns, pinned, change }: Props) {
  const id = useId();
  const shown = orderedColumns({ columns, pinned });
  const hidden = definition.list.columns.map(({ field }) => field).filter((field) => !columns.includes(field));
  const choose = (update: (newest: ListState) => Partial<ListState>) => change(update, { replace: true });
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
          onChange={() => choose((newest) => (isShown ? hideColumn : showColumn)(newest, field))}
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
        onMove={(field, to) => choose((newest) => moveColumn(newest, field, to))}
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
              onClick={() => choose((newest) => toggleColumnPin(newest, field))}
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
