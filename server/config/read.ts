import { variablesSchema, type ConfigVariables } from './variables';

/** An invalid configuration. Each line of the message is a sentence for the operator. */
export class ConfigError extends Error {}

/** Environment variables. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/**
 * Validates the environment variables. An empty variable counts as not set.
 * @throws ConfigError with the name of each wrong variable and what is expected
 */
export function readVariables(environment: EnvironmentVariables): ConfigVariables {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = variablesSchema.safeParse(given);
  if (data) return data;
  const first = error.issues.filter(({ path }, at, all) => all.findIndex((issue) => issue.path[0] === path[0]) === at);
  throw new ConfigError(first.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
}
