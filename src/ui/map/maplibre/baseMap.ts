import type { Geometry, Position } from 'geojson';

/** What the build made the map of (scripts/base-map.ts). */
export interface BaseMap {
  land: Geometry[];
  lakes: Geometry[];
  rivers: Geometry[];
  /** Name, longitude, latitude, thousands of inhabitants; the largest first. */
  cities: [string, number, number, number][];
  roads: { name: string; points: Position[] }[];
}

let loaded: Promise<BaseMap> | undefined;

/** Fetches the base map, once. */
export function loadBaseMap(): Promise<BaseMap> {
  loaded ??= fetch('/map/base.json').then(async (response) => {
    if (!response.ok) throw new Error(`There is no base map: ${response.status}`);
    const content: unknown = await response.json();
    if (!isBaseMap(content)) throw new Error('What is served as the base map is none.');
    return content;
  });
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** The build made it, in one piece: what has all the parts is it. */
function isBaseMap(content: unknown): content is BaseMap {
  return (
    typeof content === 'object' &&
    content !== null &&
    ['land', 'lakes', 'rivers', 'cities', 'roads'].every((part) => part in content)
  );
}
