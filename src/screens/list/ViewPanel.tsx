import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { RadioRow } from '../../ui/RadioRow';
import type { Words } from '../words';
import { useAppServices } from '../../ui/appServices';
import { ColumnsPanel } from './ColumnsPanel';
import { GroupSelect } from './GroupSelect';
import { SortPanel } from './SortPanel';
import { defaultListState, rowDensities, type RowDensity, type ListState, trashedModes } from './state';
import type { ChangeListState } from './useListState';

/** Props of the options of how a list is displayed. */
export interface ViewPanelProps {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeListState;
  /** Whether the row height can be chosen. */
  hasRowHeight: boolean;
}

/** Renders the options of how a list is displayed: row height, deleted records, groups, order of rows, columns. */
export function ViewPanel({ definition, words, state, change, hasRowHeight }: ViewPanelProps) {
  const id = useId();
  const { t } = words;
  const { dialect } = useAppServices();
  const { columns, pinned, widths, density, trashed } = state;
  const defaults = defaultListState(definition);
  const isUsual =
    density === defaults.density &&
    columns.join() === defaults.columns.join() &&
    pinned.length === 0 &&
    Object.keys(widths).length === 0;
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
      {dialect === 'waybill' && <GroupSelect {...{ definition, words, change }} group={state.group} />}
      <SortPanel
        {...{ definition, words }}
        sort={state.sort}
        onSort={(update) => change(({ sort }) => ({ sort: update(sort) }), { replace: true })}
      />
      <ColumnsPanel {...{ definition, words, columns, pinned, change }} />
      <Button
        color="inherit"
        disabled={isUsual}
        onClick={() =>
          change({ columns: defaults.columns, pinned: [], widths: {}, density: defaults.density }, { replace: true })
        }
      >
        {t('engine:list.usualView')}
      </Button>
    </Stack>
  );
}
