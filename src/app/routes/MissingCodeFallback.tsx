import { Suspense, useSyncExternalStore } from 'react';
import { lazy, missingCode } from '../../../providers/loadCode';
import { loadOfflinePage } from '../../pages/offline/preloadOfflinePages';

const OfflinePage = lazy(async () => ({ default: (await loadOfflinePage()).OfflinePage }));

/** Is shown until the first page has loaded: nothing, or why its code cannot be loaded. */
export function MissingCodeFallback() {
  const isWaiting = useSyncExternalStore(missingCode.subscribe, missingCode.isWaiting);
  return <Suspense>{isWaiting && <OfflinePage />}</Suspense>;
}
