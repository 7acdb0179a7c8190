import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistOptions } from '../../../resources/fields';
import { type ChosenRecord, type FieldOf, type FieldInputProps, fieldInputId } from '../kind';
import { ChecklistGroup } from './ChecklistGroup';
import { filterGroups, visibleGroupsOf } from './groups';
import { useChecklistGroups } from './useChecklistGroups';
import { RetryAlert } from '../../ui/RetryAlert';

interface Props extends FieldInputProps<FieldOf<'many'>> {
  checklist: ChecklistOptions;
  chosen: readonly ChosenRecord[];
}

/**
 * Renders all records of a list as checkboxes in groups. The search hides records but does not change the selection.
 */
export function ChecklistInput({ field, context, label, help, problem, checklist, chosen, onChange }: Props) {
  const { t } = useTranslation(['methods', 'engine']);
  const [search, setSearch] = useState('');
  const { groups = [], isPending, isError, retry } = useChecklistGroups(field, checklist);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const visibleGroups = visibleGroupsOf(groups, ids);
  const shown = filterGroups(visibleGroups, search);
  const selectableItems = visibleGroups.flatMap(({ toggle, items }) => (toggle ? items : []));
  const id = fieldInputId(context);

  const change = (items: readonly ChosenRecord[], isChosen: boolean) => {
    const others = chosen.filter((one) => !items.some((item) => item.id === one.id));
    onChange(isChosen ? [...others, ...items.map(({ id: itemId, title }) => ({ id: itemId, title }))] : others);
  };

  return (
    <Box id={id} role="group" aria-labelledby={`${id}-label`} sx={{ gridColumn: '1 / -1', mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography id={`${id}-label`} variant="subtitle2" component="h3">
          {label}
        </Typography>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t('engine:checklist.chosen', {
            chosen: selectableItems.filter((item) => ids.has(item.id)).length,
            all: selectableItems.length,
          })}
        </Typography>
        <TextField
          type="search"
          size="small"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter in the search must not submit the form around the checklist.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 280 } }}
          slotProps={{
            htmlInput: { 'aria-label': t('engine:checklist.search') },
            input: {
              placeholder: t('engine:checklist.search'),
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      {(problem ?? help) && (
        <FormHelperText error={problem !== undefined} sx={{ mb: 1 }}>
          {problem ?? help}
        </FormHelperText>
      )}
      {isError && <RetryAlert text={t('engine:list.failedToLoad')} severity="error" onRetry={retry} />}
      {isPending && <Skeleton variant="rounded" height={280} />}
      {!isPending && !isError && shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('engine:fields.choice.none')}</Typography>
      )}
      <Box sx={{ columns: { md: 2 }, columnGap: 2 }}>
        {shown.map((group) => (
          <ChecklistGroup key={group.name} {...{ group, t }} chosen={ids} onChange={change} />
        ))}
      </Box>
    </Box>
  );
}
