import { useState } from 'react';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import type { FoundPlace } from './found';
import { PlaceBox } from './PlaceBox';
import type { SearchProps } from './PlaceSearch';
import { useOurPlaces } from './useOurPlaces';

/** Searches addresses among our own cities and postal codes. */
export function OurPlaceSearch({ id, onAddress }: SearchProps) {
  const [text, setText] = useState('');
  const places = useOurPlaces(useDebouncedValue(text.trim(), 120));
  const choose = async (place: FoundPlace) => {
    setText('');
    const address = await place.address();
    if (address) onAddress(address);
  };
  return <PlaceBox {...{ id, text, places }} onText={setText} onPlace={(place) => void choose(place)} />;
}
