import type { AddressPaths } from '../../../../resources/fields';
import type { Position } from '../../../ui/map/MapView';

/** An address that a search came to: what it doesn't know is empty. */
export interface FoundAddress {
  parts: Readonly<Record<keyof AddressPaths, string>>;
  position: Position | null;
}

/** Something that a search offers. */
export interface FoundPlace {
  id: string;
  title: string;
  /** What tells it from others of its title. */
  beside: string;
  /** The address itself; a service may have to be asked for it. Null where it fails. */
  address: () => Promise<FoundAddress | null>;
}
