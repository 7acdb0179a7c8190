import { cacheLoadedFiles } from '../../ui/offline/cacheLoadedFiles';
import { preloadOfflinePages } from '../offline/preloadOfflinePages';
import { preloadTodayPage, preloadTodayTexts } from './preloadTodayPage';

let cached: Promise<boolean> | undefined;

/**
 * Stores the page and its code for use without a network, once for each document, again after a failure. Resolves to
 * whether the page can be opened without a network from now on.
 */
export function cachePageForOffline(): Promise<boolean> {
  cached ??= Promise.all([preloadTodayPage(), preloadTodayTexts(), preloadOfflinePages()])
    .then(() => {
      // The browser may delete stored data when the phone is short of space. It is asked to keep this page's data.
      void navigator.storage.persist();
      return cacheLoadedFiles();
    })
    // Without the cache the page still works until it is closed.
    .catch(() => false)
    .then((isCached) => {
      if (!isCached) cached = undefined;
      return isCached;
    });
  return cached;
}
