import Add from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { ListFooterContext, type ChoiceSource, useChoiceProps } from './choiceProps';
import type { ChoiceOption } from './choiceSearch';

/** A warning that is shown at an option. */
export interface ChoiceNote {
  /** Text shown below the option's title in the list. */
  text: string;
  /** Content below the input while the option is selected; `text` by default. */
  chosenText?: ReactNode;
}

interface ChoiceFieldProps extends ChoiceSource {
  id: string;
  label: string;
  onBlur?: () => void;
  help?: string;
  error?: boolean;
  required?: boolean;
  disabled?: boolean;
}

interface ChooseOneProps extends ChoiceFieldProps {
  /** Adds an entry after the search results that creates a record from the typed text. */
  creator?: { label: (typed: string) => string; create: (typed: string) => void };
  /** Returns a warning about an option. Options with a warning are listed last. */
  noteOf?: (id: string) => ChoiceNote | undefined;
  /** Whether the options are shown as soon as the field has the focus. */
  openOnFocus?: boolean;
  value: ChoiceOption | null;
  onChange: (chosen: ChoiceOption | null) => void;
  /** A typed text that names none of the options. It stays in the input, so that the user can correct it. */
  unknownText?: string;
  /** Called when the user leaves the input with a text that names none of the options; absent: the text is dropped. */
  onUnknown?: (text: string) => void;
}

interface ChooseManyProps extends ChoiceFieldProps {
  autoFocus?: boolean;
  value: readonly ChoiceOption[];
  onChange: (chosen: readonly ChoiceOption[]) => void;
}

/** Keeps Enter from submitting the form while options are still loading: after a text, it selects an option. */
function preventSubmit(event: KeyboardEvent, typed: string): void {
  if (event.key === 'Enter' && typed !== '') event.preventDefault();
}

/** Id of the "create" entry. No record has this id, because record ids contain no spaces. */
const createOptionId = ' another';

/** Renders an autocomplete field for one option or none. */
export function SingleChoiceBox({
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
  unknownText = '',
  onUnknown,
  openOnFocus,
  ...source
}: ChooseOneProps) {
  const [typed, setTyped] = useState('');
  // The edited text of the input; undefined while the input shows its value.
  const [edited, setEdited] = useState<string>();
  // MUI puts the option's title into the input, so the title is the typed text.
  const createOption: ChoiceOption = { id: createOptionId, title: typed };
  // While matches are awaited, "create" would be the first entry, and stay highlighted in front of them for Enter.
  const isSettled = !source.isStale && !(source.loading && source.options.length === 0);
  const { autocomplete, footer, status } = useChoiceProps(source, (matches) => {
    const withNote = matches.filter((option) => noteOf?.(option.id) ?? option.note);
    const withoutNote = withNote.length > 0 ? matches.filter((option) => !withNote.includes(option)) : matches;
    return [...withoutNote, ...withNote, ...(creator && isSettled ? [createOption] : [])];
  });
  // MUI replaces the typed text when the value is another object.
  const [valueId, valueTitle] = [value?.id, value?.title];
  const stableValue = useMemo(
    (): ChoiceOption | null =>
      valueId === undefined || valueTitle === undefined ? null : { id: valueId, title: valueTitle },
    [valueId, valueTitle],
  );
  const note = value ? noteOf?.(value.id) : undefined;
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
  const leave = () => {
    const text = edited?.trim() ?? '';
    if (edited !== undefined && text === '' && unknownText !== '') onChange(null);
    if (onUnknown && text !== '' && text !== valueTitle) {
      onUnknown(text);
      // The search for the text may not be finished, and may still find the option that the text names.
      source.onSearch?.(text);
    }
    onBlur?.();
  };
  return (
    <ListFooterContext value={footer}>
      <Autocomplete
        {...autocomplete}
        id={id}
        openOnFocus={openOnFocus}
        disabled={disabled}
        value={stableValue}
        inputValue={edited ?? valueTitle ?? unknownText}
        onChange={(_, chosen) => {
          if (creator && chosen?.id === createOptionId) return creator.create(typed.trim());
          // Once an option is chosen, Enter submits the form.
          setTyped('');
          onChange(chosen);
        }}
        onInputChange={(_event, text, reason) => {
          const typedText = reason === 'input' ? text : '';
          setEdited(reason === 'input' ? text : undefined);
          source.onSearch?.(typedText);
          if (reason !== 'selectOption') setTyped(typedText);
        }}
        onBlur={leave}
        onKeyDown={(event) => preventSubmit(event, typed)}
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
              <OptionText option={option} note={option.note ?? noteOf?.(option.id)?.text} />
            )}
          </Box>
        )}
        renderInput={(params) => (
          <>
            <TextField {...params} label={label} required={required} error={error} helperText={helperText} />
            <SearchStatus text={status} />
          </>
        )}
      />
    </ListFooterContext>
  );
}

/** Announces the state of the search to screen readers. */
function SearchStatus({ text }: { text: string }) {
  return (
    <span aria-live="polite" style={visuallyHidden}>
      {text}
    </span>
  );
}

/** Shows the title of an option, and below it what helps to choose it and what warns of it. */
function OptionText({ option: { title, detail }, note }: { option: ChoiceOption; note: string | undefined }) {
  if (note === undefined && detail === undefined) return title;
  return (
    <ListItemText
      primary={title}
      secondary={
        <>
          {detail}
          {note !== undefined && (
            <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
              {note}
            </Box>
          )}
        </>
      }
      sx={{ my: 0, whiteSpace: 'pre-line' }}
    />
  );
}

/** Renders an autocomplete field for several options. */
export function MultipleChoiceBox({
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
  ...source
}: ChooseManyProps) {
  const { autocomplete, footer, status } = useChoiceProps(source);
  const [typed, setTyped] = useState('');
  return (
    <ListFooterContext value={footer}>
      <Autocomplete
        {...autocomplete}
        multiple
        disableCloseOnSelect
        id={id}
        disabled={disabled}
        value={[...value]}
        onChange={(_, chosen) => onChange(chosen)}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          // MUI resets the text whenever the array of values is another one, also while the user types.
          if (reason === 'reset') return;
          setTyped(text);
          source.onSearch?.(text);
        }}
        onBlur={onBlur}
        onKeyDown={(event) => preventSubmit(event, typed)}
        renderInput={(params) => (
          <>
            <TextField
              {...params}
              autoFocus={autoFocus}
              label={label}
              required={required}
              error={error}
              helperText={help}
            />
            <SearchStatus text={status} />
          </>
        )}
      />
    </ListFooterContext>
  );
}
