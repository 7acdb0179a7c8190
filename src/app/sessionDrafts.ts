import type { Connection } from '../../providers/auth/connection';
import type { Session } from '../../providers/auth/session';
import { errorCode } from '../../providers/errors';
import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';
import { removeStoredDrafts } from '../ui/draftStorage';

const isExpired = (session: Session | null) => session?.authError?.code === errorCode.expired;

/**
 * Sees to what is typed while sessions come and go, in whichever tab:
 * - it is kept when the session expires, and when someone signs in elsewhere, for the same person to find again;
 * - it is forgotten when one signs out, and when somebody else signs in.
 */
export function stayIn({ session, channel }: Connection, goTo: (address: string) => void): void {
  let known = session.get();
  let expired = isExpired(known);
  if (known) removeStoredDrafts(known.user.id);

  session.subscribe(() => {
    const [before, now] = [known, session.get()];
    known = now;
    if (isExpired(now) && !expired) storeAllDrafts();
    if (now) {
      expired = isExpired(now);
      if (now.user.id !== before?.user.id) removeStoredDrafts(now.user.id);
    } else {
      if (before && !expired) removeStoredDrafts();
      // Nothing can be saved any more.
      disableUnloadPrompt();
    }
  });

  channel.follow((address) => {
    if (address === '/') storeAllDrafts();
    disableUnloadPrompt();
    goTo(address);
  });
}
