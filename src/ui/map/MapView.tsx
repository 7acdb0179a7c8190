import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { MapProps } from './shown';

export type { MapLine, MapPoint, MapProps, MapTone, Position } from './shown';

const MapFrame = lazy(() => import('./MapFrame').then((module) => ({ default: module.MapFrame })));

/** Points and lines on a map, with a list of the same. What draws it is fetched once it comes into view. */
export function MapView(props: MapProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={props.height ?? 320} />}>
      <MapFrame {...props} />
    </Suspense>
  );
}
