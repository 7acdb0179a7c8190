import { useMemo } from 'react';
import { signOut, signOutIfReachable } from '../../providers/auth/signOut';
import { useAppServices } from './appServices';
import { signOutRemoval } from './signOutCleanup';

interface SignOut {
  /** Signs out and opens the sign-in page. */
  signOut: () => Promise<void>;
  /** Does the same, unless the server cannot be reached. Returns whether the user is signed out. */
  signOutIfReachable: () => Promise<boolean>;
}

/** Returns the functions that sign out, which stay the same. */
export function useSignOut(): SignOut {
  const { connection, refresher } = useAppServices();
  return useMemo(
    () => ({
      async signOut() {
        await signOut(connection, refresher);
        await openSignInPage();
      },
      async signOutIfReachable() {
        const isSignedOut = await signOutIfReachable(connection, refresher);
        if (isSignedOut) await openSignInPage();
        return isSignedOut;
      },
    }),
    [connection, refresher],
  );
}

async function openSignInPage(): Promise<void> {
  // Leaving the page at once would cancel the removal, above all without a network.
  await signOutRemoval();
  // A full page load clears all data of this user from memory.
  window.location.assign('/auth');
}
