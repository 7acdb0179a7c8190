/// <reference types="google.maps" />
import type { FoundAddress } from './foundAddress';

/** Google's address component types for each part of an address, in order of preference. */
const componentTypes = {
  country: ['country'],
  state: ['administrative_area_level_1'],
  city: ['locality', 'postal_town', 'sublocality', 'administrative_area_level_3', 'administrative_area_level_2'],
  zip: ['postal_code'],
  street: ['route'],
  house_number: ['street_number'],
} as const;

type Component = Pick<google.maps.places.AddressComponent, 'longText' | 'shortText' | 'types'>;

/**
 * Converts Google's address components to an address. The country is its code, other parts are Google's long names, and
 * missing parts are empty.
 */
export function addressFromGoogle(components: readonly Component[], position: FoundAddress['position']): FoundAddress {
  const part = (name: keyof typeof componentTypes) => {
    const found = componentTypes[name]
      .map((kind) => components.find(({ types }) => types.includes(kind)))
      .find((one) => one !== undefined);
    return (name === 'country' ? found?.shortText : found?.longText) ?? '';
  };
  return {
    parts: {
      country: part('country'),
      state: part('state'),
      city: part('city'),
      zip: part('zip'),
      street: part('street'),
      house_number: part('house_number'),
    },
    position,
  };
}
