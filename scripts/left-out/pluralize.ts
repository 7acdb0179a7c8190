/** Returns a resource's name unchanged, because the resource definitions contain the name of every API method. */
const same = (name: string): string => name;

export const plural = same;
export const singular = same;
export default { plural, singular };
