import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { useAppServices } from '../../../ui/appServices';
import type { FoundAddress } from './found';
import { OurPlaceSearch } from './OurPlaceSearch';

/** What every search of addresses is given. */
export interface SearchProps {
  id: string;
  onAddress: (address: FoundAddress) => void;
}

const GooglePlaceSearch = lazy(() =>
  import('./GooglePlaceSearch').then((module) => ({ default: module.GooglePlaceSearch })),
);

/** Searches addresses: by the map service that is set up, else among our own places. */
export function PlaceSearch(props: SearchProps) {
  const { maps } = useAppServices();
  if (!maps) return <OurPlaceSearch {...props} />;
  return (
    <ErrorBoundary fallback={<OurPlaceSearch {...props} />}>
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        <GooglePlaceSearch {...props} apiKey={maps.key} />
      </Suspense>
    </ErrorBoundary>
  );
}
