/**
 * Stub of pluralize. Returns the name of a resource unchanged, because resource definitions name every API method in
 * full.
 */
const same = (name: string): string => name;

/** Stub of the plural of a name. */
export const plural = same;
/** Stub of the singular of a name. */
export const singular = same;
export default { plural, singular };
