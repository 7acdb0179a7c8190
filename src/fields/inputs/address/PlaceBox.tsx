import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { FoundPlace } from './foundAddress';

interface Props {
  id: string;
  /** The text that the user has typed into the search field. */
  text: string;
  onText: (text: string) => void;
  places: readonly FoundPlace[];
  onPlace: (place: FoundPlace) => void;
}

/** Renders the search field with its results. Choosing a result clears the field. */
export function PlaceBox({ id, text, onText, places, onPlace }: Props) {
  const { t } = useTranslation('map');
  return (
    <>
      <Autocomplete
        freeSolo
        fullWidth
        size="small"
        id={id}
        options={text.trim() === '' ? [] : places}
        value={null}
        inputValue={text}
        filterOptions={(all) => all}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
        clearText={t('search.clear')}
        onInputChange={(_, input, reason) => {
          if (reason === 'input' || reason === 'clear') onText(input);
        }}
        onChange={(_, chosen) => {
          if (chosen !== null && typeof chosen === 'object') onPlace(chosen);
        }}
        renderOption={({ key: _key, ...option }, place) => (
          <li key={place.id} {...option}>
            <ListItemText primary={place.title} secondary={place.detail} sx={{ my: 0 }} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('search.label')}
            placeholder={t('search.example')}
            slotProps={{
              htmlInput: { ...params.inputProps, autoComplete: 'off' },
              input: {
                ...params.InputProps,
                startAdornment: (
                  <InputAdornment position="start" sx={{ ml: 0.5, mr: 0 }}>
                    <Search fontSize="small" aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      <span role="status" style={visuallyHidden}>
        {text.trim() !== '' && places.length > 0 ? t('search.found', { count: places.length }) : ''}
      </span>
    </>
  );
}
