import { fetchLatestBuildId, runningBuildId } from '../../providers/build/buildId';
import { createBuildWatch } from '../../providers/build/watch';
import { tellNext } from './documentNavigation';
import { hasUnsavedWork, disableUnloadPrompt } from '../ui/unsavedWork';
import { hasTypedText, trackTypedText } from '../ui/typedText';

const storageKey = 'reloadedFor';

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** This tab's watch for a newer build. */
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

// Whoever goes to another page was asked about unsaved changes; files on their way go on while the document stays.
tellNext(() => {
  if (!newBuild.isWaiting() || hasUnsavedWork('notStorable')) return false;
  newBuild.noteReload();
  disableUnloadPrompt();
  return true;
});
