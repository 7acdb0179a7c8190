/**
 * Stub of pluralize. Returns the name of a resource unchanged, because resource definitions name every API method in
 * full.
 */
const same = (name: string): string => name;

export const plural = same;
export const singular = same;
export default { plural, singular };
