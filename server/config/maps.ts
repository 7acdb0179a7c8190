import type { Variables } from './variables';

/** The map service: Google's, where a key for browsers is set. */
export interface MapsConfig {
  /** Told to every console: restrict it to the console's address at Google's. */
  key: string;
  /** Names a style of the map that was made at Google's. */
  mapId?: string;
}

/** The map service, where one is set up. */
export function readMaps({ GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_MAP_ID: mapId }: Variables): MapsConfig | undefined {
  return key ? { key, mapId } : undefined;
}
