import { initialLanguage } from '../providers/i18n/language';
import { prefetchNamespaceFile } from '../providers/i18n/namespaces';
import { loadCode } from '../providers/loadCode';

// The page of the driver's day reads the list of loaded files, which holds 250 by default.
performance.setResourceTimingBufferSize(1000);

// This module is small, so that the first texts are fetched beside the code of the console, which index.html preloads.
void prefetchNamespaceFile(initialLanguage(document.cookie, navigator.language), 'app');
void loadCode(() => import('./start')).then(({ start }) => start());
