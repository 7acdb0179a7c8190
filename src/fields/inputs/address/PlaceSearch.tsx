import { Suspense } from 'react';
import { lazy } from '../../../../providers/loadCode';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { useAppServices } from '../../../ui/appServices';
import type { FoundAddress, FoundPlace } from './foundAddress';
import { LocalPlaceSearch } from './LocalPlaceSearch';
import { InputPlaceholder } from '../../../ui/InputPlaceholder';

/** Props of an address search, whichever service it uses. */
export interface SearchProps {
  id: string;
  /** Places that are offered before the user types. */
  offers: readonly FoundPlace[];
  onAddress: (address: FoundAddress) => void;
}

const GooglePlaceSearch = lazy(() =>
  import('./GooglePlaceSearch').then((module) => ({ default: module.GooglePlaceSearch })),
);

/** Renders the address search: Google's where it is configured and works, otherwise the search of Waybill's server. */
export function PlaceSearch(props: SearchProps) {
  const { maps } = useAppServices();
  if (!maps) return <LocalPlaceSearch {...props} />;
  return (
    <ErrorBoundary fallback={<LocalPlaceSearch {...props} />}>
      <Suspense fallback={<InputPlaceholder height={40} />}>
        <GooglePlaceSearch {...props} apiKey={maps.key} />
      </Suspense>
    </ErrorBoundary>
  );
}
