import Add from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One option of a choice box. */
export interface ChoiceOption {
  id: string;
  title: string;
}

/** A warning that is shown at an option. */
export interface ChoiceNote {
  /** Text shown below the option's title in the list. */
  text: string;
  /** Content below the input while the option is selected; `text` by default. */
  chosenText?: ReactNode;
}

interface ChoiceProps {
  id: string;
  label: string;
  options: readonly ChoiceOption[];
  loading?: boolean;
  /** Called with the typed text to fetch matching options. When absent, the component filters the given options. */
  onSearch?: (text: string) => void;
}

interface ChoiceFieldProps extends ChoiceProps {
  onBlur?: () => void;
  help?: string;
  error?: boolean;
  required?: boolean;
  disabled?: boolean;
}

interface ChooseOneProps extends ChoiceFieldProps {
  /** Whether the options are those of an earlier search text. Options that do not match the current text are hidden. */
  isStale?: boolean;
  /** Adds an entry after the search results that creates a record from the typed text. */
  creator?: { label: (typed: string) => string; create: (typed: string) => void };
  /** Returns a warning about an option. Options with a warning are listed last. */
  noteOf?: (id: string) => ChoiceNote | undefined;
  value: ChoiceOption | null;
  onChange: (chosen: ChoiceOption | null) => void;
}

interface ChooseManyProps extends ChoiceFieldProps {
  autoFocus?: boolean;
  value: readonly ChoiceOption[];
  onChange: (chosen: readonly ChoiceOption[]) => void;
}

function useAutocompleteProps({ options, loading, onSearch }: ChoiceProps) {
  const { t } = useTranslation('engine');
  return {
    options,
    loading,
    size: 'small',
    fullWidth: true,
    autoHighlight: true,
    getOptionKey: ({ id }: ChoiceOption) => id,
    getOptionLabel: ({ title }: ChoiceOption) => title,
    isOptionEqualToValue: (option: ChoiceOption, value: ChoiceOption) => option.id === value.id,
    filterOptions: onSearch && ((all: ChoiceOption[]) => all),
    onInputChange: (_: unknown, text: string, reason: string) => onSearch?.(reason === 'input' ? text : ''),
    clearText: t('fields.choice.clear'),
    openText: t('fields.choice.open'),
    closeText: t('fields.choice.close'),
    loadingText: t('fields.choice.loading'),
    noOptionsText: t('fields.choice.none'),
  } as const;
}

/** Id of the "create" entry. No record has this id, because record ids contain no spaces. */
const createOptionId = ' another';

/** Renders an autocomplete field for one option or none. */
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
  isStale = false,
  ...common
}: ChooseOneProps) {
  const shared = useAutocompleteProps({ id, label, ...common });
  const [typed, setTyped] = useState('');
  const matchesTyped = ({ title }: ChoiceOption) => title.toLowerCase().includes(typed.trim().toLowerCase());
  const offered = isStale ? common.options.filter(matchesTyped) : common.options;
  const withNote = offered.filter((option) => noteOf?.(option.id));
  const options =
    withNote.length > 0 ? [...offered.filter((option) => !withNote.includes(option)), ...withNote] : offered;
  const note = value ? noteOf?.(value.id) : undefined;
  // MUI puts the option's title into the input, so the title is the typed text.
  const createOption: ChoiceOption = { id: createOptionId, title: typed };
  const noteText = note && (
    <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
      {note.chosenText ?? note.text}
    </Box>
  );
  const helperText =
    help === undefined && !noteText ? (
      ' '
    ) : (
      <>
        {help}
        {noteText}
      </>
    );
  return (
    <Autocomplete
      {...shared}
      id={id}
      disabled={disabled}
      options={creator ? [...options, createOption] : options}
      value={value}
      onChange={(_, chosen) =>
        creator && chosen?.id === createOptionId ? creator.create(typed.trim()) : onChange(chosen)
      }
      onInputChange={(event, text, reason) => {
        shared.onInputChange(event, text, reason);
        if (reason !== 'selectOption') setTyped(reason === 'input' ? text : '');
      }}
      onBlur={onBlur}
      onKeyDown={(event) => {
        // Enter selects an option. It must not submit the form while options are still loading.
        if (event.key === 'Enter' && typed !== '') event.preventDefault();
      }}
      renderOption={({ key: _key, ...entry }, option) => (
        <Box
          component="li"
          key={option.id}
          {...entry}
          sx={option.id === createOptionId ? { borderTop: 1, borderColor: 'divider', gap: 1 } : undefined}
        >
          {option.id === createOptionId ? (
            <>
              <Add fontSize="small" color="primary" />
              {creator?.label(typed.trim())}
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

/** Renders an autocomplete field for several options. */
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
}: ChooseManyProps) {
  const shared = useAutocompleteProps({ id, label, ...common });
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
