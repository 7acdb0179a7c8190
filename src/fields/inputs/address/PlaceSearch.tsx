import { useState } from 'react';
import { useDebounced } from '../../../ui/useDebounced';
import type { FoundAddress, FoundPlace } from './found';
import { PlaceBox } from './PlaceBox';
import { useOurPlaces } from './useOurPlaces';

interface Props {
  id: string;
  onAddress: (address: FoundAddress) => void;
}

/** Searches addresses among our own cities and postal codes. */
export function PlaceSearch({ id, onAddress }: Props) {
  const [text, setText] = useState('');
  const places = useOurPlaces(useDebounced(text.trim(), 120));
  const choose = async (place: FoundPlace) => {
    setText('');
    const address = await place.address();
    if (address) onAddress(address);
  };
  return <PlaceBox {...{ id, text, places }} onText={setText} onPlace={(place) => void choose(place)} />;
}
