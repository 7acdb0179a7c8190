/** Returns a resource's name as it is: the definitions name each method that is called. */
const same = (name: string): string => name;

export const plural = same;
export const singular = same;
export default { plural, singular };
