import { useMemo, useSyncExternalStore } from 'react';
import { createClusterer, type MapMarker } from './clusters';
import { ClusterPin } from './ClusterPin';
import type { MapEngine } from './mapEngine';
import { MapLines } from './MapLines';
import { MapPin } from './MapPin';
import type { MapPoint, MapProps } from './mapProps';

/** Highest zoom when a cluster is opened. Points that still overlap there are at the same address. */
const maxClusterZoom = 15;

interface Props extends Pick<MapProps, 'points' | 'lines' | 'selected' | 'onSelect' | 'onMove' | 'clustered'> {
  engine: MapEngine;
}

/** Draws the pins and lines of a map, and updates them when the map moves. */
export function MapOverlay({ engine, points, lines = [], selected, onSelect, onMove, clustered }: Props) {
  const view = useSyncExternalStore(engine.subscribe, engine.view);
  const markersIn = useMemo(() => {
    const isNeverClustered = ({ id, movable }: MapPoint) => movable === true || id === selected;
    return clustered
      ? createClusterer(points, isNeverClustered)
      : (): MapMarker[] => points.map((point) => ({ kind: 'pin', point }));
  }, [points, selected, clustered]);
  const markers = useMemo(() => markersIn(view), [markersIn, view]);
  return (
    <>
      <MapLines lines={lines} project={engine.project} />
      {markers.map((mark) =>
        mark.kind === 'cluster' ? (
          <ClusterPin
            key={mark.id}
            cluster={mark}
            at={engine.project(mark)}
            onOpen={() => engine.fitBounds(mark.bounds, maxClusterZoom)}
          />
        ) : (
          <MapPin
            key={mark.point.id}
            point={mark.point}
            at={engine.project(mark.point)}
            selected={mark.point.id === selected}
            onSelect={onSelect && (() => onSelect(mark.point.id))}
            onMove={mark.point.movable && onMove && ((pixel) => onMove(mark.point.id, engine.unproject(pixel)))}
          />
        ),
      )}
    </>
  );
}
