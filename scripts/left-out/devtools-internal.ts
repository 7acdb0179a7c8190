/** Returns nothing, because only the devtools read where a hook was called. */
export const getXRay = (): Record<string, never> => ({});

/** Does nothing, because there are no devtools to report queries to. */
export const useQuerySubscription = (): Record<string, never> => ({});
