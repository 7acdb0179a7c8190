import { signOut } from '../../providers/auth/signOut';
import { useAppServices } from './appServices';
import { signOutRemoval } from './signOutCleanup';

/** Returns a function that signs out and opens the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const { connection, refresher } = useAppServices();
  return async () => {
    await signOut(connection, refresher);
    // Leaving the page at once would cancel the removal, above all without a network.
    await signOutRemoval();
    // A full page load clears all data of this user from memory.
    window.location.assign('/auth');
  };
}
