import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import type { ResourceDefinition } from '../../../resources/definition';
import type { FilterCondition } from '../../../resources/fields';
import type { Words } from '../words';
import { ConditionText } from './ConditionText';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  conditions: readonly FilterCondition[];
  onEdit: (path: string, anchor: HTMLElement) => void;
  onChange: (conditions: readonly FilterCondition[]) => void;
}

/** Renders the active filters as chips, which the user can edit or remove. */
export function FilterChips({ definition, words, conditions, onEdit, onChange }: Props) {
  const { t, label } = words;
  if (conditions.length === 0) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label={t('engine:filters.active')}
      sx={{ flexWrap: 'wrap' }}
    >
      {conditions.map((condition) => (
        <ButtonGroup key={condition.field} size="small" variant="outlined" sx={{ maxWidth: '100%' }}>
          <Button sx={{ fontWeight: 400 }} onClick={(event) => onEdit(condition.field, event.currentTarget)}>
            <ConditionText definition={definition} words={words} condition={condition} />
          </Button>
          <Button
            aria-label={t('engine:filters.remove', { field: label(condition.field) })}
            onClick={() => onChange(conditions.filter(({ field }) => field !== condition.field))}
            sx={{ px: 0.5 }}
          >
            <Close fontSize="inherit" />
          </Button>
        </ButtonGroup>
      ))}
      <Button size="small" color="inherit" onClick={() => onChange([])}>
        {t('engine:filters.clear')}
      </Button>
    </Stack>
  );
}
