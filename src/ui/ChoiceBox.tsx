import Add from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What can be chosen. */
export interface Option {
  id: string;
  title: string;
}

/** What is to be told of something that can be chosen, and speaks against it. */
export interface ChoiceNote {
  /** Beside it, among the others. */
  text: string;
  /** Below the input once it is chosen; the text where absent. */
  chosen?: ReactNode;
}

interface Common {
  id: string;
  label: string;
  options: readonly Option[];
  loading?: boolean;
  /** Given where options are looked for elsewhere; what is typed then filters nothing here. */
  onSearch?: (text: string) => void;
}

interface InForm extends Common {
  onBlur?: () => void;
  help?: string;
  error?: boolean;
  required?: boolean;
  disabled?: boolean;
}

interface OneProps extends InForm {
  /** The options are not yet those of what is typed: only such of them are offered as fit it. */
  stale?: boolean;
  /** Makes another one: it is offered after what was found, with what was typed. */
  creator?: { offer: (typed: string) => string; create: (typed: string) => void };
  /** What is to be told of an option. Those of which something is told come last. */
  noteOf?: (id: string) => ChoiceNote | undefined;
  value: Option | null;
  onChange: (chosen: Option | null) => void;
}

interface ManyProps extends InForm {
  autoFocus?: boolean;
  value: readonly Option[];
  onChange: (chosen: readonly Option[]) => void;
}

function useShared({ options, loading, onSearch }: Common) {
  const { t } = useTranslation('engine');
  return {
    options,
    loading,
    size: 'small',
    fullWidth: true,
    autoHighlight: true,
    getOptionKey: ({ id }: Option) => id,
    getOptionLabel: ({ title }: Option) => title,
    isOptionEqualToValue: (option: Option, value: Option) => option.id === value.id,
    filterOptions: onSearch && ((all: Option[]) => all),
    onInputChange: (_: unknown, text: string, reason: string) => onSearch?.(reason === 'input' ? text : ''),
    clearText: t('fields.choice.clear'),
    openText: t('fields.choice.open'),
    closeText: t('fields.choice.close'),
    loadingText: t('fields.choice.loading'),
    noOptionsText: t('fields.choice.none'),
  } as const;
}

/** The entry that makes another one: no record has such an id. */
const anotherId = ' another';

/** Chooses one of many options, or none. */
export function ChooseOne({
  id,
  label,
  value,
  onChange,
  onBlur,
  help,
  error,
  required,
  disabled,
  creator,
  noteOf,
  stale = false,
  ...common
}: OneProps) {
  const shared = useShared({ id, label, ...common });
  const [typed, setTyped] = useState('');
  const fits = ({ title }: Option) => title.toLowerCase().includes(typed.trim().toLowerCase());
  const offered = stale ? common.options.filter(fits) : common.options;
  const noted = offered.filter((option) => noteOf?.(option.id));
  const options = noted.length > 0 ? [...offered.filter((option) => !noted.includes(option)), ...noted] : offered;
  const note = value ? noteOf?.(value.id) : undefined;
  // While it is chosen the input holds what was typed, not what the entry says.
  const another: Option = { id: anotherId, title: typed };
  const told = note && (
    <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
      {note.chosen ?? note.text}
    </Box>
  );
  const helperText =
    help === undefined && !told ? (
      ' '
    ) : (
      <>
        {help}
        {told}
      </>
    );
  return (
    <Autocomplete
      {...shared}
      id={id}
      disabled={disabled}
      options={creator ? [...options, another] : options}
      value={value}
      onChange={(_, chosen) => (creator && chosen?.id === anotherId ? creator.create(typed.trim()) : onChange(chosen))}
      onInputChange={(event, text, reason) => {
        shared.onInputChange(event, text, reason);
        if (reason !== 'selectOption') setTyped(reason === 'input' ? text : '');
      }}
      onBlur={onBlur}
      onKeyDown={(event) => {
        // Who types and presses Enter means one of the options: the form is not sent while there is none yet.
        if (event.key === 'Enter' && typed !== '') event.preventDefault();
      }}
      renderOption={({ key: _key, ...entry }, option) => (
        <Box
          component="li"
          key={option.id}
          {...entry}
          sx={option.id === anotherId ? { borderTop: 1, borderColor: 'divider', gap: 1 } : undefined}
        >
          {option.id === anotherId ? (
            <>
              <Add fontSize="small" color="primary" />
              {creator?.offer(typed.trim())}
            </>
          ) : (
            <OptionText title={option.title} note={noteOf?.(option.id)?.text} />
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} required={required} error={error} helperText={helperText} />
      )}
    />
  );
}

function OptionText({ title, note }: { title: string; note: string | undefined }) {
  if (note === undefined) return title;
  return (
    <ListItemText
      primary={title}
      secondary={note}
      sx={{ my: 0 }}
      slotProps={{ secondary: { sx: { color: 'warning.main' } } }}
    />
  );
}

/** Chooses several of many options. */
export function ChooseMany({
  id,
  label,
  value,
  onChange,
  onBlur,
  help,
  error,
  required,
  disabled,
  autoFocus,
  ...common
}: ManyProps) {
  const shared = useShared({ id, label, ...common });
  return (
    <Autocomplete
      {...shared}
      multiple
      disableCloseOnSelect
      id={id}
      disabled={disabled}
      value={[...value]}
      onChange={(_, chosen) => onChange(chosen)}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={autoFocus}
          label={label}
          required={required}
          error={error}
          helperText={help}
        />
      )}
    />
  );
}
