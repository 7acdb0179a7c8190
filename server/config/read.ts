import { readVariableFiles } from './variable-files';
import { variablesSchema, type ConfigVariables } from './variables';

/** An invalid configuration. Each line of the message is a sentence for the operator. */
export class ConfigError extends Error {}

/** Environment variables. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/**
 * Validates the environment variables. An empty variable counts as not set. Each variable can be given as a file: the
 * variable NAME_FILE then has the file's path.
 * @throws ConfigError with the name of each wrong variable and what is expected
 */
export function readVariables(environment: EnvironmentVariables): ConfigVariables {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const files = readVariableFiles(given, Object.keys(variablesSchema.shape));
  if (files.problems.length > 0) throw new ConfigError(files.problems.join('\n'));
  const { data, error } = variablesSchema.safeParse({ ...given, ...files.values });
  if (data) return data;
  const first = error.issues.filter(({ path }, at, all) => all.findIndex((issue) => issue.path[0] === path[0]) === at);
  throw new ConfigError(first.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
}
