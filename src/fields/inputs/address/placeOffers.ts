import { createContext } from 'react';
import type { FoundPlace } from './foundAddress';

/**
 * Returns the places that an address search offers before the user types, such as the usual addresses of a customer.
 * `direction` is the direction of the address, or an empty text.
 */
export type PlaceOffers = (direction: string) => readonly FoundPlace[];

const noPlaces: readonly FoundPlace[] = [];

/** Context with the offers of the address searches in a form. */
export const PlaceOffersContext = createContext<PlaceOffers>(() => noPlaces);
