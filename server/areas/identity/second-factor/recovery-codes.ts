import { randomInt } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { recoveryCodes } from '../tables';
import { hashRecoveryCode, type SecondFactorSecrets, type SecretOwner } from './secret-vault';

const codesPerUser = 10;
/** Characters of recovery codes. I, L, O and U are left out, because they are easily confused with others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lettersPerHalf = 5;

/** Replaces a user's recovery codes and returns the new ones. Only hashes are stored, so they cannot be shown again. */
export async function replaceRecoveryCodes(
  { orm }: Session,
  secrets: SecondFactorSecrets,
  owner: SecretOwner,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < codesPerUser) codes.add(`${randomLetters()}-${randomLetters()}`);
  await orm.delete(recoveryCodes).where(isOwnedBy(owner));
  await orm.insert(recoveryCodes).values(
    [...codes].map((code) => ({
      tenant_id: owner.tenant,
      user_id: owner.user,
      code_hash: hashRecoveryCode(normalizeCode(code), owner, secrets),
    })),
  );
  return [...codes];
}

/** Deletes all recovery codes of a user. */
export async function deleteRecoveryCodes({ orm }: Session, owner: SecretOwner): Promise<void> {
  await orm.delete(recoveryCodes).where(isOwnedBy(owner));
}

/** Consumes a recovery code. Returns whether it was valid and unused; only one of two concurrent calls succeeds. */
export async function consumeRecoveryCode(
  { orm }: Session,
  secrets: SecondFactorSecrets,
  owner: SecretOwner,
  code: string,
): Promise<boolean> {
  const condition = and(
    isOwnedBy(owner),
    eq(recoveryCodes.code_hash, hashRecoveryCode(normalizeCode(code), owner, secrets)),
    isNull(recoveryCodes.used_at),
  );
  const used = await orm
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(condition)
    .returning({ user: recoveryCodes.user_id });
  return used.length > 0;
}

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes({ orm }: Session, owner: SecretOwner): Promise<number> {
  const [row] = await orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(isOwnedBy(owner), isNull(recoveryCodes.used_at)));
  return row?.left ?? 0;
}

function isOwnedBy({ tenant, user }: SecretOwner) {
  return and(eq(recoveryCodes.tenant_id, tenant), eq(recoveryCodes.user_id, user));
}

function randomLetters(): string {
  return Array.from({ length: lettersPerHalf }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** Returns the canonical form of a typed code: upper case, without dashes and spaces, 0 for O, and 1 for I and L. */
function normalizeCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
