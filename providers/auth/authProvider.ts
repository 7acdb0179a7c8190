import type { AuthProvider } from '@refinedev/core';
import { ApiError, errorCode } from '../errors';
import type { ApiConnection } from './connection';
import { permittedMethods } from './methods';
import type { TokenRefresher } from './refresh';
import { type SignInCredentials, signIn } from './signIn';
import { signOut } from './signOut';

/**
 * Refine's auth provider. It reads the session from storage on each call, so that `check` is right immediately after
 * another tab signed out.
 */
export function createAuthProvider(connection: ApiConnection, refresher: TokenRefresher): AuthProvider {
  const { session } = connection;

  return {
    async login(credentials: SignInCredentials) {
      try {
        await signIn(connection, credentials);
        return { success: true, redirectTo: '/' };
      } catch (error) {
        return { success: false, error: error instanceof Error ? error : new Error(String(error)) };
      }
    },

    async logout() {
      await signOut(connection, refresher);
      return { success: true, redirectTo: '/auth' };
    },

    // An expired session counts as signed in: the dialog for signing in again opens over the current page.
    async check() {
      return session.get() ? { authenticated: true } : { authenticated: false, redirectTo: '/auth' };
    },

    // Only code 1101 signs the user out. An expired token (1103) opens the sign-in dialog; a missing permission (1200)
    // changes nothing.
    async onError(error: unknown) {
      if (!(error instanceof ApiError) || error.code !== errorCode.unauthenticated) return {};
      return { logout: true, redirectTo: '/auth', error };
    },

    async getIdentity() {
      return session.get()?.user ?? null;
    },

    async getPermissions() {
      const now = session.get();
      return now && permittedMethods(now);
    },
  };
}
