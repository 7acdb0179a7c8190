import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { isGroupable, type ListState } from './state';
import type { ChangeListState } from './useListState';

const none = '';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  group: ListState['group'];
  change: ChangeListState;
}

/** Renders the choice of the field by which a list groups its rows; nothing for a list without such fields. */
export function GroupSelect({ definition, words, group, change }: Props) {
  const { t } = useTranslation('grouping');
  const fields = definition.list.filters.filter((path) => isGroupable(definition, path));
  if (fields.length === 0) return null;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('by')}
      value={group ?? none}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={({ target: { value } }) =>
        change({ group: value === none ? null : value, open: [] }, { replace: true })
      }
    >
      <MenuItem value={none}>{t('none')}</MenuItem>
      {fields.map((path) => (
        <MenuItem key={path} value={path}>
          {words.label(path)}
        </MenuItem>
      ))}
    </TextField>
  );
}
