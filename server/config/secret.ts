import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Environment } from './values';

const shortestSecret = 32;

/** The key that tokens are signed with; outside production one is made, and kept in the data directory. */
export function readSecret({ TOKEN_SECRET: secret }: Environment, production: boolean, dataDirectory: string): string {
  return secret ? longEnough(secret) : ownSecret(production, dataDirectory);
}

function longEnough(secret: string): string {
  if (secret.length >= shortestSecret) return secret;
  throw new ConfigError(`TOKEN_SECRET must have at least ${shortestSecret} characters.`);
}

/** A secret of this machine's own, so that a restart signs nobody out. */
function ownSecret(production: boolean, dataDirectory: string): string {
  if (production) {
    throw new ConfigError('TOKEN_SECRET is missing: in production, set it to a random text of 32 characters or more.');
  }
  const file = join(dataDirectory, 'token-secret');
  try {
    return longEnough(readFileSync(file, 'utf8').trim());
  } catch {
    mkdirSync(dataDirectory, { recursive: true });
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    return secret;
  }
}
