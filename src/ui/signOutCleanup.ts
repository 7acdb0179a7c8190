let removal: Promise<void> = Promise.resolve();

/** Sets the removal of a user's data that a sign-out has begun. It must not reject. */
export function setSignOutRemoval(begun: Promise<void>): void {
  removal = begun;
}

/** Resolves when the last removal has ended. The page is left only then. */
export const signOutRemoval = (): Promise<void> => removal;
