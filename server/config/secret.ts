import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TokenSecrets } from '../runtime/token-keys';
import { ConfigError } from './read';
import { minSecretLength } from './lists';
import type { ConfigVariables } from './variables';

/**
 * Returns the secrets from which keys are derived. Outside production, a missing secret is generated and stored in the
 * data directory.
 * @throws ConfigError if production has no secret
 */
export function readTokenSecrets(
  { TOKEN_SECRET: secret, TOKEN_SECRET_PREVIOUS: previous = [], DATA_DIR: dataDirectory }: ConfigVariables,
  production: boolean,
): TokenSecrets {
  return [secret ?? readOrCreateSecret(dataDirectory, production), ...previous];
}

function readOrCreateSecret(dataDirectory: string, production: boolean): string {
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
