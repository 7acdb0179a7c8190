/** Where a hook was called from, which only the devtools read. */
export const getXRay = (): Record<string, never> => ({});

/** Reports the queries to the devtools, of which there are none. */
export const useQuerySubscription = (): Record<string, never> => ({});
