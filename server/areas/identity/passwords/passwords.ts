import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * Maximum length of a checked password, in characters. Longer ones are rejected, because hashing them would only load
 * the server.
 */
const maxPasswordLength = 1000;

/** Hash of a random password. Checking against it takes as long as checking a real one. */
const placeholderHash = hash(randomBytes(32));

/** Returns the argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Returns whether a password matches a stored hash. Takes equally long when there is no hash. */
export async function isCorrectPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const isComparable = Boolean(storedHash) && password.length <= maxPasswordLength;
  const matches = await verify(storedHash || (await placeholderHash), password.slice(0, maxPasswordLength));
  return isComparable && matches;
}
