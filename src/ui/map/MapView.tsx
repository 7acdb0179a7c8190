import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { MapProps } from './mapProps';

export type { MapLine, MapPoint, MapProps, MapTone, MapPosition } from './mapProps';

const MapFrame = lazy(() => import('./MapFrame').then((module) => ({ default: module.MapFrame })));

/** Shows points and lines on a map, with a list of the points. The map's code is loaded when it scrolls into view. */
export function MapView(props: MapProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={props.height ?? 320} />}>
      <MapFrame {...props} />
    </Suspense>
  );
}
