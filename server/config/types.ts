import * as z from 'zod';

/** Returns the schema of a whole number. `usual` is the default; the error message states the bounds. */
export function wholeNumberSchema({
  usual,
  min,
  max,
  unit,
}: {
  usual: number;
  min: number;
  max: number;
  unit?: string;
}) {
  const error = `must be a whole number${unit ? ` of ${unit}` : ''} from ${min} to ${max}.`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error).default(usual);
}

/** Returns the schema of a text that must be one of `words`. */
export function oneOfSchema<const T extends readonly [string, ...string[]]>(words: T) {
  return z.enum(words, `must be one of ${words.join(', ')}.`);
}

/** Returns the schema of `yes` or `no`, as a boolean; undefined if not set, so that the caller chooses a default. */
export function yesOrNoSchema() {
  return oneOfSchema(['yes', 'no'])
    .transform((word) => word === 'yes')
    .optional();
}

/**
 * Returns the schema of an optional URL with one of the given schemes. The error message never contains the value,
 * which may include a password.
 */
export function optionalUrlSchema(...schemes: readonly string[]) {
  const beginnings = schemes.map((scheme) => `${scheme}://`).join(' or ');
  const protocol = new RegExp(`^(${schemes.join('|')})$`);
  return z.url({ protocol, error: `must be an address that begins with ${beginnings}.` }).optional();
}

/** Returns the schema of an optional text. */
export function optionalTextSchema() {
  return z.string().optional();
}
