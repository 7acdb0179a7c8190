import Supercluster from 'supercluster';
import { boundsOf } from './bounds';
import type { Bounds, View } from './engine';
import type { MapPoint, Position } from './shown';

/** Points that are drawn as one, or a point by itself. */
export type Mark = { kind: 'pin'; point: MapPoint } | Cluster;

/** Several points that stand close. */
export interface Cluster extends Position {
  kind: 'cluster';
  id: string;
  count: number;
  /** More than most here: drawn red. */
  crowded: boolean;
  /** Where its points are. */
  bounds: Bounds;
}

/** In pixels, and the zoom above which nothing is put together. */
const radius = 60;
const maxZoom = 16;

/** A cluster is crowded above this, however few points there are elsewhere. */
const ordinary = 10;

/** Whether a cluster of so many is crowded beside the others in sight. */
export function isCrowded(count: number, counts: readonly number[]): boolean {
  const mean = counts.reduce((sum, each) => sum + each, 0) / Math.max(counts.length, 1);
  return count > Math.max(ordinary, mean);
}

/** Answers what is to be drawn of the points in a view. Points `apart` are never put together with others. */
export function clusterer(points: readonly MapPoint[], apart: (point: MapPoint) => boolean): (view: View) => Mark[] {
  const index = new Supercluster<{ point: MapPoint }>({ radius, maxZoom });
  index.load(
    points
      .filter((point) => !apart(point))
      .map((point) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
        properties: { point },
      })),
  );
  const alone = points.filter(apart).map((point): Mark => ({ kind: 'pin', point }));

  return ({ bounds: { west, south, east, north }, zoom }) => {
    const found = index.getClusters([west, south, east, north], Math.round(zoom));
    const counts = found.flatMap(({ properties }) => ('cluster' in properties ? [properties.point_count] : []));
    const marks = found.map(({ geometry, properties }): Mark => {
      if (!('cluster' in properties)) return { kind: 'pin', point: properties.point };
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { cluster_id: id, point_count: count } = properties;
      const leaves = index.getLeaves(id, Infinity).map((leaf) => leaf.properties.point);
      return {
        kind: 'cluster',
        id: `cluster-${id}`,
        longitude,
        latitude,
        count,
        crowded: isCrowded(count, counts),
        bounds: boundsOf(leaves),
      };
    });
    return [...marks, ...alone];
  };
}
