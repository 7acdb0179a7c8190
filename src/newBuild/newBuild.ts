import { fetchLatestBuildId, runningBuildId } from '../../providers/build/buildId';
import { createBuildWatch } from '../../providers/build/watch';
import { registerDocumentCheck } from './documentNavigation';
import { reloadOnFailedChunk } from './reloadOnFailedChunk';
import { hasUnsavedWork, disableUnloadPrompt } from '../ui/unsavedWork';
import { hasTypedText, trackTypedText } from '../ui/typedText';

const storageKey = 'reloadedFor';

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Checks in this tab whether the server has a newer build, and reloads the page when no input is lost. */
export const newBuildWatch = createBuildWatch({
  runningBuild: runningBuildId,
  latest: fetchLatestBuildId,
  canReload: () => !hasUnsavedWork() && !hasTypedText() && !isDialogOpen(),
  reload: () => window.location.reload(),
  lastReload: {
    get: () => sessionStorage.getItem(storageKey),
    set: (build) => sessionStorage.setItem(storageKey, build),
  },
  window,
  document,
});

trackTypedText();
reloadOnFailedChunk();

// Navigation asks about unsaved changes before this check. Running uploads prevent the reload, because they need the
// current document.
registerDocumentCheck(() => {
  if (!navigator.onLine || !newBuildWatch.isWaiting() || hasUnsavedWork('notStorable')) return false;
  newBuildWatch.recordReload();
  disableUnloadPrompt();
  return true;
});
