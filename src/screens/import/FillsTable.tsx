import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Words } from '../words';
import type { NamedField } from './matchColumns';
import { NativeSelect } from './NativeSelect';
import type { ImportState } from './useImport';

interface Props {
  words: Words;
  fields: readonly NamedField[];
  state: ImportState;
}

/** Renders the fields without a column that are filled with one value in all rows: those that new records need, and added ones. */
export function FillsTable({ words: { t }, fields, state }: Props) {
  const { matches, fills, choices, fill } = state;
  // A key tells records apart, so that no value suits all rows.
  const free = fields.filter(({ field, is_key }) => !is_key && !matches.includes(field));
  const isNeeded = ({ required }: NamedField) => required && choices.mode !== 'UPDATE';
  const shown = free.filter((one) => isNeeded(one) || fills[one.field] !== undefined);
  const others = free.filter((one) => !shown.includes(one));
  if (free.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2">{t('imports:fills.title')}</Typography>
      {shown.length > 0 && <Typography variant="body2">{t('imports:fills.help')}</Typography>}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {shown.map((field) => (
          <FillInput key={field.field} {...{ field, fill }} text={fills[field.field] ?? ''} />
        ))}
        {others.length > 0 && (
          <NativeSelect
            label={t('imports:fills.add')}
            value=""
            options={[{ value: '', label: '' }, ...others.map(({ field, label }) => ({ value: field, label }))]}
            onChange={(field) => fill(field, '')}
          />
        )}
      </Stack>
    </Stack>
  );
}

interface InputProps {
  field: NamedField;
  text: string;
  fill: ImportState['fill'];
}

/** Renders the input of one field: a choice where the field has few values, otherwise a text as in a cell of the file. */
function FillInput({ field: { field, label, required, kind, choices }, text, fill }: InputProps) {
  const name = required ? `${label} *` : label;
  if (kind === 'ENUM' || kind === 'BOOLEAN')
    return (
      <NativeSelect
        label={name}
        value={text}
        options={[{ value: '', label: '' }, ...choices.map((word) => ({ value: word, label: word }))]}
        onChange={(value) => fill(field, value)}
      />
    );
  return (
    <TextField
      size="small"
      label={name}
      defaultValue={text}
      onBlur={({ target }) => {
        if (target.value !== text) fill(field, target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur();
      }}
    />
  );
}
