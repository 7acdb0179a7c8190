import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Longest password that is looked at; more is only a way to keep the server busy. */
const maxPasswordLength = 1000;

/** A password that nobody has: checking against it takes as long as checking a real one. */
const placeholderHash = hash(randomBytes(32));

/** What the database keeps of a password: argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password is the one; takes its time also when there is none to compare with. */
export async function isCorrectPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const comparable = Boolean(kept) && password.length <= maxPasswordLength;
  const right = await verify(kept || (await placeholderHash), password.slice(0, maxPasswordLength));
  return comparable && right;
}
