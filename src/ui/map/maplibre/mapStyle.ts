import type { Feature, Geometry, GeoJSON } from 'geojson';
import type { FilterSpecification, GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import { mapColours } from '../../../theme/theme';
import type { BaseMap } from './baseMap';

const geoJsonSource = (features: Feature[]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: featureCollection(features),
});
const featureCollection = (features: Feature[]): GeoJSON => ({ type: 'FeatureCollection', features });
const feature = (geometry: Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

/** Labels use the page's font, so that no glyphs are fetched. */
const font = ['IBM Plex Sans Variable', 'sans-serif'];

/** At low zoom only large cities are shown. */
const cityFilter: FilterSpecification = [
  '>=',
  ['get', 'thousands'],
  ['step', ['zoom'], 1000, 4.5, 500, 5.5, 200, 6.5, 100, 7.5, 50],
];

/** Returns the MapLibre style of the base map for the light or dark theme. */
export function createMapStyle({ land, lakes, rivers, cities, roads }: BaseMap, dark: boolean): StyleSpecification {
  const colours = mapColours[dark ? 'dark' : 'light'];
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.5 };
  return {
    version: 8,
    sources: {
      land: geoJsonSource(land.map((one) => feature(one))),
      lakes: geoJsonSource(lakes.map((one) => feature(one))),
      rivers: geoJsonSource(rivers.map((one) => feature(one))),
      roads: geoJsonSource(
        roads.map(({ name, points }) => feature({ type: 'LineString', coordinates: points }, { name })),
      ),
      cities: geoJsonSource(
        cities.map(([name, longitude, latitude, thousands]) =>
          feature({ type: 'Point', coordinates: [longitude, latitude] }, { name, thousands }),
        ),
      ),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': colours.water } },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        paint: { 'line-color': colours.water, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 10, 3] },
      },
      { id: 'borders', type: 'line', source: 'land', paint: { 'line-color': colours.border, 'line-width': 1 } },
      {
        id: 'roads',
        type: 'line',
        source: 'roads',
        paint: { 'line-color': colours.road, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 10, 3] },
      },
      {
        id: 'road names',
        type: 'symbol',
        source: 'roads',
        minzoom: 5.5,
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 320,
          'text-field': ['get', 'name'],
          'text-font': font,
          'text-size': 10,
          'text-rotation-alignment': 'viewport',
        },
        paint: { 'text-color': colours.name, ...halo },
      },
      {
        id: 'cities',
        type: 'circle',
        source: 'cities',
        filter: cityFilter,
        paint: {
          'circle-radius': ['interpolate', ['linear'], ['get', 'thousands'], 50, 1.8, 2000, 3.6],
          'circle-color': colours.land,
          'circle-stroke-color': colours.name,
          'circle-stroke-width': 1,
        },
      },
      {
        id: 'city names',
        type: 'symbol',
        source: 'cities',
        filter: cityFilter,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': font,
          'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 50, 11, 2000, 14],
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 0.5,
          'symbol-sort-key': ['-', ['get', 'thousands']],
        },
        paint: { 'text-color': colours.name, ...halo },
      },
    ],
  };
}
