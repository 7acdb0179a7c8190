import { useMemo, useSyncExternalStore } from 'react';
import { clusterer, type Mark } from './clusters';
import { ClusterPin } from './ClusterPin';
import type { MapEngine } from './engine';
import { Lines } from './Lines';
import { Pin } from './Pin';
import type { MapPoint, MapProps } from './shown';

/** Nearer than this a cluster is not opened: what is left stands at one place. */
export const nearest = 15;

interface Props extends Pick<MapProps, 'points' | 'lines' | 'selected' | 'onSelect' | 'onMove' | 'clustered'> {
  engine: MapEngine;
}

/** The pins and lines of a map, drawn anew whenever it moves. */
export function Overlay({ engine, points, lines = [], selected, onSelect, onMove, clustered }: Props) {
  const view = useSyncExternalStore(engine.subscribe, engine.view);
  const marksIn = useMemo(() => {
    const apart = ({ id, movable }: MapPoint) => movable === true || id === selected;
    return clustered ? clusterer(points, apart) : (): Mark[] => points.map((point) => ({ kind: 'pin', point }));
  }, [points, selected, clustered]);
  const marks = useMemo(() => marksIn(view), [marksIn, view]);
  return (
    <>
      <Lines lines={lines} project={engine.project} />
      {marks.map((mark) =>
        mark.kind === 'cluster' ? (
          <ClusterPin
            key={mark.id}
            cluster={mark}
            at={engine.project(mark)}
            onOpen={() => engine.show(mark.bounds, nearest)}
          />
        ) : (
          <Pin
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
