import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import { comparisonValueCounts, filterComparisonsOf, isFilterComparison } from '../../../fields/conditions';
import { fieldInputsOf } from '../../../fields/inputs';
import { useFocusOnMount } from '../../../ui/useFocusOnMount';
import type { Words } from '../../words';
import { pastedValuesOf } from '../pastedValues';
import { definedFieldAt } from '../state';
import { type ConditionDraft, conditionOfDraft, newCondition } from './draft';

interface Props {
  definition: ResourceDefinition;
  /** Texts of the list's resource. */
  words: Words;
  draft: ConditionDraft;
  /** Whether an incomplete condition says what is missing. */
  showsProblem: boolean;
  /** Whether the condition was just added, so that its field gets the focus. */
  isNew: boolean;
  onChange: (draft: ConditionDraft) => void;
  onRemove: () => void;
}

/** Renders the inputs of one condition: its field, its comparison and its values. */
export function ConditionRow({ definition, words, draft, showsProblem, isNew, onChange, onRemove }: Props) {
  const { t } = useTranslation(['filter_dialog', 'engine']);
  const { label, filterLabel } = words;
  const { key, field: path, comparison, values } = draft;
  const field = definedFieldAt(definition, path);
  const { Filter } = fieldInputsOf(field);
  const fieldInput = useFocusOnMount<HTMLInputElement>(isNew);
  const isMissing = showsProblem && conditionOfDraft(draft, definition) === null;
  return (
    <Box
      role="group"
      aria-label={label(path)}
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 1,
        alignItems: { xs: 'center', sm: 'start' },
      }}
    >
      <TextField
        select
        size="small"
        inputRef={fieldInput}
        label={t('filter_dialog:field')}
        value={path}
        sx={{ width: { sm: 190 }, flexShrink: 0 }}
        onChange={({ target }) => onChange(newCondition(definition, target.value, key))}
      >
        {definition.list.filters.map((one) => (
          <MenuItem key={one} value={one}>
            {filterLabel(one)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('engine:filters.comparison')}
        value={comparison}
        sx={{ width: { sm: 170 }, flexShrink: 0, gridColumn: '1 / -1' }}
        onChange={({ target: { value } }) => isFilterComparison(value) && onChange({ ...draft, comparison: value })}
      >
        {filterComparisonsOf(field).map((one) => (
          <MenuItem key={one} value={one}>
            {t(`engine:filters.comparisons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box
        sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, gridColumn: '1 / -1' }}
        onPaste={(event) => {
          const pasted = pastedValuesOf(event.clipboardData.getData('text'), field, comparison);
          if (!pasted) return;
          event.preventDefault();
          onChange({ ...draft, comparison: 'in', values: pasted });
        }}
      >
        {Filter && comparisonValueCounts[comparison] !== 'none' && (
          <Filter
            field={field}
            context={words.fieldContext(path)}
            comparison={comparison}
            values={values}
            onChange={(next) => onChange({ ...draft, values: next })}
          />
        )}
        {isMissing && <FormHelperText error>{t('filter_dialog:missing')}</FormHelperText>}
      </Box>
      <IconButton
        aria-label={t('engine:filters.remove', { field: label(path) })}
        onClick={onRemove}
        sx={{ gridArea: { xs: '1 / 2' } }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
