import { fetchLatestBuildId, runningBuildId } from '../../providers/build/buildId';
import { createBuildWatch } from '../../providers/build/watch';
import { registerDocumentCheck } from './documentNavigation';
import { hasUnsavedWork, disableUnloadPrompt } from '../ui/unsavedWork';
import { hasTypedText, trackTypedText } from '../ui/typedText';

const storageKey = 'reloadedFor';

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Watches for a newer build in this tab. */
export const newBuild = createBuildWatch({
  own: runningBuildId,
  latest: fetchLatestBuildId,
  canReload: () => !hasUnsavedWork() && !hasTypedText() && !isDialogOpen(),
  reload: () => window.location.reload(),
  tried: {
    get: () => sessionStorage.getItem(storageKey),
    set: (build) => sessionStorage.setItem(storageKey, build),
  },
  window,
  document,
});

trackTypedText();

// On navigation the user was already asked about unsaved changes; uploads need the document to stay.
registerDocumentCheck(() => {
  if (!newBuild.isWaiting() || hasUnsavedWork('notStorable')) return false;
  newBuild.noteReload();
  disableUnloadPrompt();
  return true;
});
