/// <reference types="google.maps" />
import { useQuery } from '@tanstack/react-query';
import { APIProvider, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import type { FoundPlace } from './foundAddress';
import { addressFromGoogle } from './googlePlace';
import { PlaceBox } from './PlaceBox';
import type { SearchProps } from './PlaceSearch';

const noPlaces: readonly FoundPlace[] = [];
const minLetters = 3;

/** Renders the address search of Google Places. */
export function GooglePlaceSearch({ apiKey, ...props }: SearchProps & { apiKey: string }) {
  const { i18n } = useTranslation();
  return (
    <APIProvider apiKey={apiKey} language={i18n.language}>
      <SearchBox {...props} />
    </APIProvider>
  );
}

function SearchBox({ id, offers, onAddress }: SearchProps) {
  const { i18n } = useTranslation();
  const library = useMapsLibrary('places');
  const [text, setText] = useState('');
  const input = useDebouncedValue(text.trim(), 250);
  // One session token covers typing and the final choice, so that Google bills them once.
  const session = useRef<google.maps.places.AutocompleteSessionToken>(undefined);

  const { data, isFetching } = useQuery({
    queryKey: ['places at Google', input, i18n.language],
    enabled: library !== null && input.length >= minLetters,
    staleTime: 60_000,
    queryFn: async () => {
      if (!library) return noPlaces;
      session.current ??= new library.AutocompleteSessionToken();
      const request = { input, language: i18n.language, sessionToken: session.current };
      const { suggestions } = await library.AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
      return suggestions.flatMap(({ placePrediction }) => (placePrediction ? [foundPlaceOf(placePrediction)] : []));
    },
  });

  const choose = async (place: FoundPlace) => {
    setText('');
    const address = await place.address();
    session.current = undefined;
    if (address) onAddress(address);
  };
  return (
    <PlaceBox
      {...{ id, text, offers }}
      places={input.length >= minLetters ? data : undefined}
      searching={isFetching || input !== text.trim()}
      onText={setText}
      onPlace={(place) => void choose(place)}
    />
  );
}

function foundPlaceOf(prediction: google.maps.places.PlacePrediction): FoundPlace {
  return {
    id: prediction.placeId,
    title: prediction.mainText?.text ?? prediction.text.text,
    detail: prediction.secondaryText?.text ?? '',
    address: async () => {
      try {
        const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents', 'location'] });
        const location = place.location;
        return addressFromGoogle(
          place.addressComponents ?? [],
          location ? { latitude: location.lat(), longitude: location.lng() } : null,
        );
      } catch {
        return null;
      }
    },
  };
}
