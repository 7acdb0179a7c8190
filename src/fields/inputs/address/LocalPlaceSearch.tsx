import { useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import { findPlaces, type PlaceRecord } from './findPlaces';
import type { FoundPlace } from './foundAddress';
import { PlaceBox } from './PlaceBox';
import type { SearchProps } from './PlaceSearch';

/** Renders the address search that uses the cities and postal codes of Waybill's server. */
export function LocalPlaceSearch({ id, offers, onAddress }: SearchProps) {
  const [text, setText] = useState('');
  const provider = useDataProvider()();
  const searched = useDebouncedValue(text.trim(), 120);
  const { data, isFetching } = useQuery({
    queryKey: ['places', searched],
    enabled: searched.length >= minLetters,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async () => findPlaces(searched, async (params) => provider.getList<PlaceRecord>(params)),
  });
  const choose = async (place: FoundPlace) => {
    setText('');
    const address = await place.address();
    if (address) onAddress(address);
  };
  return (
    <PlaceBox
      {...{ id, text, offers }}
      places={searched.length >= minLetters ? data : undefined}
      searching={isFetching || searched !== text.trim()}
      onText={setText}
      onPlace={(place) => void choose(place)}
    />
  );
}

const minLetters = 2;
