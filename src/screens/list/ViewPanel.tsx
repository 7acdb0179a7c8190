import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { RadioRow } from '../../ui/RadioRow';
import type { Words } from '../words';
import { defaultListState, rowDensities, type RowDensity, leadingColumn, type ListState, trashedModes } from './state';
import type { ChangeListState } from './useListState';

/** Props of the list's view options. */
export interface ViewPanelProps {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeListState;
  /** Whether the row height can be chosen. */
  hasRowHeight: boolean;
}

/** Renders the view options: columns, row height, deleted records. */
export function ViewPanel({
  definition,
  words: { t, label },
  state: { columns, density, trashed },
  change,
  hasRowHeight,
}: ViewPanelProps) {
  const id = useId();
  const allColumns = definition.list.columns.map(({ field }) => field);
  const defaults = defaultListState(definition);
  const setColumnVisible = (field: string, isVisible: boolean) =>
    change(
      { columns: allColumns.filter((column) => (column === field ? isVisible : columns.includes(column))) },
      { replace: true },
    );
  return (
    <Stack spacing={1.5} sx={{ p: 2 }}>
      {hasRowHeight && (
        <div>
          <FormLabel id={`${id}-density`} sx={{ typography: 'caption' }}>
            {t('engine:list.density')}
          </FormLabel>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            aria-labelledby={`${id}-density`}
            value={density}
            onChange={(_, value: RowDensity | null) => value && change({ density: value }, { replace: true })}
          >
            {rowDensities.map((one) => (
              <ToggleButton key={one} value={one}>
                {t(`engine:list.densities.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
      )}
      {definition.api.trashed && (
        <RadioRow
          id={`${id}-trashed`}
          label={t('engine:list.deletedRecords')}
          options={trashedModes.map((value) => ({ value, label: t(`engine:list.trashed.${value}`) }))}
          value={trashed}
          onChange={(value) => change({ trashed: trashedModes.find((mode) => mode === value) })}
        />
      )}
      <FormGroup role="group" aria-labelledby={`${id}-columns`}>
        <FormLabel id={`${id}-columns`} sx={{ typography: 'caption' }}>
          {t('engine:list.columns')}
        </FormLabel>
        {allColumns.map((field) => (
          <FormControlLabel
            key={field}
            label={label(field)}
            disabled={field === leadingColumn(definition)}
            control={
              <Checkbox
                size="small"
                sx={{ py: 0.5 }}
                checked={columns.includes(field)}
                onChange={(_, checked) => setColumnVisible(field, checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <Button
        color="inherit"
        disabled={density === defaults.density && columns.join() === defaults.columns.join()}
        onClick={() => change({ columns: defaults.columns, density: defaults.density }, { replace: true })}
      >
        {t('engine:list.usualView')}
      </Button>
    </Stack>
  );
}
