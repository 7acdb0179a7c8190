import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import type { SuggestionSource } from '../../../resources/fields';
import { useDebouncedValue } from '../../ui/useDebouncedValue';
import { type FieldOf, type FieldInputProps, fieldInputId } from '../kind';
import { type SuggestedRecord, useSuggestions } from '../useSuggestions';
import { textOrEmpty } from '../textDraft';

interface Props extends FieldInputProps<FieldOf<'text'>> {
  suggest: SuggestionSource;
}

/**
 * Renders a text input with suggestions. Choosing a suggestion also fills in other fields of the form. Texts that are not
 * among the suggestions are accepted as well.
 */
export function SuggestInput({
  suggest,
  field,
  context,
  label,
  help,
  draft,
  onChange,
  onBlur,
  problem,
  required,
  others,
}: Props) {
  const { t } = context;
  const text = textOrEmpty(draft);
  // Text that the user has typed since the form opened. Before the user types, no suggestions are fetched.
  const [typed, setTyped] = useState('');
  const requiredValue = suggest.restrictedBy && others?.draft(suggest.restrictedBy.field);
  const options = useSuggestions(
    suggest,
    useDebouncedValue(typed, 120),
    typeof requiredValue === 'string' ? requiredValue : '',
  );

  const chooseSuggestion = ({ title, fills }: SuggestedRecord) => {
    setTyped('');
    onChange(title);
    for (const [path, value] of fills) others?.fill(path, value);
  };

  return (
    <>
      <Autocomplete
        freeSolo
        fullWidth
        size="small"
        id={fieldInputId(context)}
        options={typed ? options : []}
        value={null}
        inputValue={text}
        filterOptions={(all) => all}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
        clearText={t('engine:fields.choice.clear')}
        onInputChange={(_, input, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          setTyped(input.trim());
          onChange(input);
        }}
        onChange={(_, chosen) => {
          if (chosen !== null && typeof chosen === 'object') chooseSuggestion(chosen);
        }}
        onBlur={() => {
          setTyped('');
          onBlur();
        }}
        renderOption={({ key: _key, ...option }, { id, title, detail }) => (
          <li key={id} {...option}>
            <ListItemText primary={title} secondary={detail} sx={{ my: 0 }} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            name={context.at ?? context.path}
            label={label}
            required={required}
            error={problem !== undefined}
            helperText={problem ?? help ?? ' '}
            placeholder={field.example}
            slotProps={{ htmlInput: { ...params.inputProps, maxLength: field.maxLength } }}
          />
        )}
      />
      <span role="status" style={visuallyHidden}>
        {typed && options.length > 0 ? t('engine:fields.suggestions', { found: options.length }) : ''}
      </span>
    </>
  );
}
