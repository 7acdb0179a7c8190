/** A value from outside that the server cannot start with. The message is a sentence for the operator. */
export class ConfigError extends Error {}

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number; the usual one where none is set. */
export function wholeNumber(environment: Environment, name: string, usual: number, min: number, max: number): number {
  const text = environment[name];
  if (!text) return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** `yes` or `no`. */
export function yesOrNo(environment: Environment, name: string, usual: boolean): boolean {
  return oneOf(environment, name, ['yes', 'no'], usual ? 'yes' : 'no') === 'yes';
}

/** One of the values that there are. */
export function oneOf<T extends string>(environment: Environment, name: string, values: readonly T[], usual: T): T {
  const text = environment[name];
  if (!text) return usual;
  const value = values.find((known) => known === text);
  if (value) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

/** An address, as it was set. It is never repeated in the message: a database's address holds a password. */
export function url(environment: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new ConfigError(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
}
