import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import type { ListState, SortColumn } from './state';
import { orderColumnOf } from './query';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  sort: ListState['sort'];
  onSort: (sort: ListState['sort']) => void;
}

const directions = ['ASC', 'DESC'] as const;

/** Renders the choice of sort order, for the cards, which have no column headers. */
export function SortSelect({ definition, words: { t, label }, sort, onSort }: Props) {
  const choices = definition.list.columns
    .filter(({ field }) => orderColumnOf(definition, field) !== undefined)
    .flatMap(({ field }) => directions.map((direction) => ({ field, direction })));
  const keyOf = ({ field, direction }: SortColumn) => `${field} ${direction}`;
  const [first] = sort;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('engine:list.sort')}
      value={first ? keyOf(first) : ''}
      onChange={({ target: { value } }) => {
        const chosen = choices.find((choice) => keyOf(choice) === value);
        if (chosen) onSort([chosen]);
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={keyOf(choice)} value={keyOf(choice)}>
          {t(`engine:list.sorted.${choice.direction}`, { field: label(choice.field) })}
        </MenuItem>
      ))}
    </TextField>
  );
}
