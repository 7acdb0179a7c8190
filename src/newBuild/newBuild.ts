import { latestBuild, ownBuild } from '../../providers/build/latest';
import { watchBuild } from '../../providers/build/watch';
import { tellNext } from './documentNavigation';
import { isAnythingAtStake, letGo } from '../ui/atStake';
import { isAnythingTyped, noticeTyping } from '../ui/typing';

const storageKey = 'reloadedFor';

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** This tab's watch for a newer build. */
export const newBuild = watchBuild({
  own: ownBuild,
  latest: latestBuild,
  isFree: () => !isAnythingAtStake() && !isAnythingTyped() && !isDialogOpen(),
  reload: () => window.location.reload(),
  tried: {
    get: () => sessionStorage.getItem(storageKey),
    set: (build) => sessionStorage.setItem(storageKey, build),
  },
  window,
  document,
});

noticeTyping();

// Whoever goes to another page was asked about unsaved changes; files on their way go on while the document stays.
tellNext(() => {
  if (!newBuild.isWaiting() || isAnythingAtStake('unkeepable')) return false;
  newBuild.noteReload();
  letGo();
  return true;
});
