import type { ConfigVariables } from './variables';

/** The map service: Google Maps with a browser key. */
export interface MapsConfig {
  /** The key. Every browser receives it, so restrict it to the console's address in Google's settings. */
  key: string;
  /** Id of a map style from Google's settings. */
  mapId?: string;
}

/** Reads the map service; undefined if none is configured. */
export function readMapsConfig({
  GOOGLE_MAPS_KEY: key,
  GOOGLE_MAPS_MAP_ID: mapId,
}: ConfigVariables): MapsConfig | undefined {
  return key ? { key, mapId } : undefined;
}
