import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findMatchingOptions } from '../../../ui/matchingOptions';
import type { FoundPlace } from './foundAddress';

interface Props {
  id: string;
  /** The text that the user has typed into the search field. */
  text: string;
  onText: (text: string) => void;
  /** The results; undefined while the text is too short or its first search runs. */
  places: readonly FoundPlace[] | undefined;
  /** Whether the results are not yet those of the typed text. */
  searching: boolean;
  /** Places that are offered before the user types, and then if they match the text. */
  offers: readonly FoundPlace[];
  onPlace: (place: FoundPlace) => void;
}

/**
 * Renders the search field with its results. Choosing a result clears the field. Enter chooses the highlighted result,
 * and never submits the form around the field.
 */
export function PlaceBox({ id, text, onText, places, searching, offers, onPlace }: Props) {
  const { t } = useTranslation('map');
  const [open, setOpen] = useState(false);
  const isTyped = text.trim() !== '';
  const matchingOffers = findMatchingOptions(offers, text);
  return (
    <>
      <Autocomplete
        fullWidth
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        size="small"
        id={id}
        openOnFocus={offers.length > 0}
        open={open && (matchingOffers.length > 0 || (isTyped && places !== undefined))}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={[...matchingOffers, ...(isTyped && places ? places : [])]}
        groupBy={
          offers.length > 0 ? (place) => t(offers.includes(place) ? 'search.usual' : 'search.others') : undefined
        }
        value={null}
        inputValue={text}
        filterOptions={(all) => all}
        getOptionKey={({ id: key }) => key}
        getOptionLabel={({ title }) => title}
        clearText={t('search.clear')}
        loading={searching}
        // Screen readers get the result as the status, because the popup is outside of the page's regions.
        loadingText={<span aria-hidden>{t('search.searching')}</span>}
        noOptionsText={<span aria-hidden>{t('search.nothing')}</span>}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          // The results may still be those of a shorter text.
          if (searching) event.defaultMuiPrevented = true;
        }}
        onInputChange={(_, input, reason) => {
          if (reason === 'input' || reason === 'clear') onText(input);
        }}
        onChange={(_, chosen) => {
          if (chosen !== null) onPlace(chosen);
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
        {isTyped && places && !searching
          ? t(places.length > 0 ? 'search.found' : 'search.nothing', { count: places.length })
          : ''}
      </span>
    </>
  );
}
