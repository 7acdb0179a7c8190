import { useState } from 'react';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import type { FoundPlace } from './foundAddress';
import { PlaceBox } from './PlaceBox';
import type { SearchProps } from './PlaceSearch';
import { useLocalPlaces } from './useLocalPlaces';

/** Renders the address search that uses the cities and postal codes of Waybill's server. */
export function LocalPlaceSearch({ id, onAddress }: SearchProps) {
  const [text, setText] = useState('');
  const places = useLocalPlaces(useDebouncedValue(text.trim(), 120));
  const choose = async (place: FoundPlace) => {
    setText('');
    const address = await place.address();
    if (address) onAddress(address);
  };
  return <PlaceBox {...{ id, text, places }} onText={setText} onPlace={(place) => void choose(place)} />;
}
