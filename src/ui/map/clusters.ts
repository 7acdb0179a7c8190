import Supercluster from 'supercluster';
import { boundsOf } from './bounds';
import type { MapBounds, MapViewport } from './mapEngine';
import type { MapPoint, MapPosition } from './mapProps';

/** A single point or a cluster, as the map draws it. */
export type MapMarker = { kind: 'pin'; point: MapPoint } | MapCluster;

/** Several points that are close to each other and are drawn as one marker. */
export interface MapCluster extends MapPosition {
  kind: 'cluster';
  id: string;
  count: number;
  /** Whether the cluster has more points than the average cluster in view. Crowded clusters are red. */
  crowded: boolean;
  /** Bounds that contain all points of the cluster. */
  bounds: MapBounds;
}

/** Distance in pixels within which points are combined. */
const clusterRadiusPx = 60;
const maxClusteringZoom = 16;

/** Clusters with this many points or fewer are never crowded. */
const minCrowdedCount = 10;

/** Returns whether a cluster has more points than the average of all clusters in view. */
export function isClusterCrowded(count: number, counts: readonly number[]): boolean {
  const mean = counts.reduce((sum, each) => sum + each, 0) / Math.max(counts.length, 1);
  return count > Math.max(minCrowdedCount, mean);
}

/** Returns a function that computes the markers of a view. Points that match `isNeverClustered` are never clustered. */
export function createClusterer(
  points: readonly MapPoint[],
  isNeverClustered: (point: MapPoint) => boolean,
): (view: MapViewport) => MapMarker[] {
  const index = new Supercluster<{ point: MapPoint }>({ radius: clusterRadiusPx, maxZoom: maxClusteringZoom });
  index.load(
    points
      .filter((point) => !isNeverClustered(point))
      .map((point) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
        properties: { point },
      })),
  );
  const singleMarkers = points.filter(isNeverClustered).map((point): MapMarker => ({ kind: 'pin', point }));

  return ({ bounds: { west, south, east, north }, zoom }) => {
    const found = index.getClusters([west, south, east, north], Math.round(zoom));
    const counts = found.flatMap(({ properties }) => ('cluster' in properties ? [properties.point_count] : []));
    const marks = found.map(({ geometry, properties }): MapMarker => {
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
        crowded: isClusterCrowded(count, counts),
        bounds: boundsOf(leaves),
      };
    });
    return [...marks, ...singleMarkers];
  };
}
