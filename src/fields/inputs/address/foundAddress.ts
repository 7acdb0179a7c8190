import type { AddressPaths } from '../../../../resources/fields';
import type { MapPosition } from '../../../ui/map/MapView';

/** The address of a search result; unknown parts are empty. */
export interface FoundAddress {
  parts: Readonly<Record<keyof AddressPaths, string>>;
  /** Texts for further fields of the form, by path. */
  further?: Readonly<Record<string, string>>;
  position: MapPosition | null;
}

/** A result of the address search. */
export interface FoundPlace {
  id: string;
  title: string;
  /** Text below the title that distinguishes results with the same title. */
  detail: string;
  /** Fetches the full address; resolves to null when that fails. */
  address: () => Promise<FoundAddress | null>;
}
