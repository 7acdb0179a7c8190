import type { Geometry, Position } from 'geojson';

/** Content of the base map, created by scripts/base-map.ts. */
export interface BaseMap {
  land: Geometry[];
  lakes: Geometry[];
  rivers: Geometry[];
  /** Name, longitude, latitude, thousands of inhabitants; the largest first. */
  cities: [string, number, number, number][];
  roads: { name: string; points: Position[] }[];
}

let cachedBaseMap: Promise<BaseMap> | undefined;

/** Fetches the base map once and caches it. A failed request is repeated on the next call. */
export function loadBaseMap(): Promise<BaseMap> {
  cachedBaseMap ??= fetch('/map/base.json').then(async (response) => {
    if (!response.ok) throw new Error(`The base map cannot be loaded: ${response.status}`);
    const content: unknown = await response.json();
    if (!isBaseMap(content)) throw new Error('The served file is not a base map.');
    return content;
  });
  cachedBaseMap.catch(() => {
    cachedBaseMap = undefined;
  });
  return cachedBaseMap;
}

/** Returns whether a value is a base map. Checks only the top-level keys, because the build has written the file. */
function isBaseMap(content: unknown): content is BaseMap {
  return (
    typeof content === 'object' &&
    content !== null &&
    ['land', 'lakes', 'rivers', 'cities', 'roads'].every((part) => part in content)
  );
}
