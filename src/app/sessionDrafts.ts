import type { ApiConnection } from '../../providers/auth/connection';
import type { Session } from '../../providers/auth/session';
import { errorCode } from '../../providers/errors';
import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';
import { removeStoredDrafts } from '../ui/draftStorage';

const isExpired = (session: Session | null) => session?.authError?.code === errorCode.expired;

/**
 * Stores and deletes drafts of unsaved input when the session changes, in any tab:
 * - stores them when the session expires or another tab signs in, so that the same user finds them again;
 * - deletes them at sign-out and when another user signs in.
 */
export function watchSessionDrafts({ session, channel }: ApiConnection, goTo: (address: string) => void): void {
  let lastSession = session.get();
  let expired = isExpired(lastSession);
  if (lastSession) removeStoredDrafts(lastSession.user.id);

  session.subscribe(() => {
    const [before, now] = [lastSession, session.get()];
    lastSession = now;
    if (isExpired(now) && !expired) storeAllDrafts();
    if (now) {
      expired = isExpired(now);
      if (now.user.id !== before?.user.id) removeStoredDrafts(now.user.id);
    } else {
      if (before && !expired) removeStoredDrafts();
      // Without a session nothing can be saved, so the browser must not ask about unsaved changes.
      disableUnloadPrompt();
    }
  });

  channel.follow((address) => {
    if (address === '/') storeAllDrafts();
    disableUnloadPrompt();
    goTo(address);
  });
}
