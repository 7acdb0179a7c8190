/**
 * Stub of Refine's function that records where a hook was called. Returns an empty object, because only Refine's
 * devtools read it.
 */
export const getXRay = (): Record<string, never> => ({});

/** Stub of Refine's hook that reports queries to its devtools. Does nothing, because the console has no devtools. */
export const useQuerySubscription = (): Record<string, never> => ({});
