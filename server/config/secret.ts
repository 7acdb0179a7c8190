import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './read';
import { minSecretLength, type ConfigVariables } from './variables';

/**
 * Returns the key that signs tokens. Outside production, a missing key is generated and stored in the data directory.
 * @throws ConfigError if production has no key
 */
export function readTokenSecret(
  { TOKEN_SECRET: secret, DATA_DIR: dataDirectory }: ConfigVariables,
  production: boolean,
): string {
  if (secret) return secret;
  if (production) {
    throw new ConfigError('TOKEN_SECRET is missing: in production, set it to a random text of 32 characters or more.');
  }
  const file = join(dataDirectory, 'token-secret');
  return storedSecret(file) ?? createSecret(file);
}

/** Returns the secret of an earlier run, so that sessions survive a restart; undefined if missing or too short. */
function storedSecret(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const secret = readFileSync(file, 'utf8').trim();
  return secret.length >= minSecretLength ? secret : undefined;
}

function createSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
