import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { FilterComparison, FilterCondition } from '../../../resources/fields';
import {
  validConditionValues,
  filterComparisonsOf,
  isFilterComparison,
  comparisonValueCounts,
} from '../../fields/conditions';
import { fieldInputsOf } from '../../fields/inputs';
import type { Words } from '../words';
import { pastedValuesOf } from './pastedValues';
import { definedFieldAt } from './state';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  anchor: HTMLElement;
  path: string;
  /** The filter to edit; undefined for a new one. */
  condition: FilterCondition | undefined;
  onApply: (condition: FilterCondition) => void;
  onClose: () => void;
}

/** Renders the popover that edits one filter. */
export function FilterEditor({ definition, words, anchor, path, condition, onApply, onClose }: Props) {
  const field = definedFieldAt(definition, path);
  const { Filter } = fieldInputsOf(field);
  const comparisons = filterComparisonsOf(field);
  const [comparison, setComparison] = useState<FilterComparison>(condition?.comparison ?? comparisons[0] ?? 'equals');
  const [values, setValues] = useState(condition?.values ?? []);
  const cleanedValues = validConditionValues(comparison, values, field);
  const title = useId();
  const { t, filterLabel } = words;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: 320, mt: 0.5 } } }}
    >
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ p: 2 }}
        onPaste={(event) => {
          const pasted = pastedValuesOf(event.clipboardData.getData('text'), field, comparison);
          if (!pasted) return;
          event.preventDefault();
          setComparison('in');
          setValues(pasted);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (cleanedValues) onApply({ field: path, comparison, values: cleanedValues });
        }}
      >
        <Typography id={title} variant="subtitle2" component="h2">
          {filterLabel(path)}
        </Typography>
        {comparisons.length > 1 && (
          <TextField
            select
            size="small"
            label={t('engine:filters.comparison')}
            value={comparison}
            onChange={({ target: { value } }) => isFilterComparison(value) && setComparison(value)}
          >
            {comparisons.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`engine:filters.comparisons.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {Filter && comparisonValueCounts[comparison] !== 'none' && (
          <Filter
            field={field}
            context={words.fieldContext(path)}
            comparison={comparison}
            values={values}
            onChange={setValues}
          />
        )}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button color="inherit" onClick={onClose}>
            {t('engine:dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={cleanedValues === null}>
            {t('engine:filters.apply')}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  );
}
