/** Returns whether two values of a field, or two structures of such values, are equal. */
export const isEqualValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
