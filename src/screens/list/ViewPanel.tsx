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
import { defaultState, densities, type Density, leadingColumn, type ListState, trashedModes } from './state';
import type { ChangeList } from './useListState';

/** Props of the view options. */
export interface ViewProps {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeList;
  /** Whether the row height can be chosen. */
  rows: boolean;
}

/** Renders the view options: columns, row height, deleted records. */
export function ViewPanel({
  definition,
  words: { t, label },
  state: { columns, density, trashed },
  change,
  rows,
}: ViewProps) {
  const id = useId();
  const all = definition.list.columns.map(({ field }) => field);
  const usual = defaultState(definition);
  const show = (field: string, shown: boolean) =>
    change({ columns: all.filter((one) => (one === field ? shown : columns.includes(one))) }, { replace: true });
  return (
    <Stack spacing={1.5} sx={{ p: 2 }}>
      {rows && (
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
            onChange={(_, value: Density | null) => value && change({ density: value }, { replace: true })}
          >
            {densities.map((one) => (
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
        {all.map((field) => (
          <FormControlLabel
            key={field}
            label={label(field)}
            disabled={field === leadingColumn(definition)}
            control={
              <Checkbox
                size="small"
                sx={{ py: 0.5 }}
                checked={columns.includes(field)}
                onChange={(_, checked) => show(field, checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <Button
        color="inherit"
        disabled={density === usual.density && columns.join() === usual.columns.join()}
        onClick={() => change({ columns: usual.columns, density: usual.density }, { replace: true })}
      >
        {t('engine:list.usualView')}
      </Button>
    </Stack>
  );
}
