import type { Environment } from './values';

/** The map service: Google's, where a key for browsers is set. */
export interface MapsConfig {
  /** Told to every console: restrict it to the console's address at Google's. */
  key: string;
  /** Names a style of the map that was made at Google's. */
  mapId?: string;
}

/** The map service, where one is set up. */
export function readMaps(environment: Environment): MapsConfig | undefined {
  const key = environment.GOOGLE_MAPS_KEY;
  return key ? { key, mapId: environment.GOOGLE_MAPS_MAP_ID || undefined } : undefined;
}
