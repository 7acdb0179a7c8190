import { hash } from '@node-rs/argon2';

/**
 * Settings of argon2, the password hash, that make hashing cheap, because tests sign in a thousand times. A hash
 * contains its settings, so that the server can verify it.
 */
const cheapHashing = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Returns SQL that gives all users with a password a hash of this one that is quickly verified. */
export async function cheapPasswordSql(password: string): Promise<string> {
  return `UPDATE users SET password_hash = '${await hash(password, cheapHashing)}' WHERE password_hash IS NOT NULL`;
}
