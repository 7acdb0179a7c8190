import { randomInt } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { recoveryCodes } from '../tables';
import type { SecretOwner, SecretVault } from './secret-vault';

/** Codes that somebody has at a time. */
const codesPerUser = 10;
/** Letters that are not taken for each other: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lettersPerHalf = 5;

/** Gives a person new codes; those before work no more. Nothing but hashes is kept: the answer is the only time they are seen. */
export async function replaceRecoveryCodes(
  { orm }: Session,
  vault: SecretVault,
  owner: SecretOwner,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < codesPerUser) codes.add(`${randomLetters()}-${randomLetters()}`);
  await orm.delete(recoveryCodes).where(ownedBy(owner));
  await orm.insert(recoveryCodes).values(
    [...codes].map((code) => ({
      tenant_id: owner.tenant,
      user_id: owner.user,
      code_hash: vault.hash(normalizeCode(code), owner),
    })),
  );
  return [...codes];
}

/** Takes all codes away. */
export async function deleteRecoveryCodes({ orm }: Session, owner: SecretOwner): Promise<void> {
  await orm.delete(recoveryCodes).where(ownedBy(owner));
}

/** Uses a code up: of two who use it at once one succeeds. */
export async function consumeRecoveryCode(
  { orm }: Session,
  vault: SecretVault,
  owner: SecretOwner,
  code: string,
): Promise<boolean> {
  const the = and(
    ownedBy(owner),
    eq(recoveryCodes.code_hash, vault.hash(normalizeCode(code), owner)),
    isNull(recoveryCodes.used_at),
  );
  const used = await orm
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(the)
    .returning({ user: recoveryCodes.user_id });
  return used.length > 0;
}

/** How many codes somebody has left. */
export async function countRecoveryCodes({ orm }: Session, owner: SecretOwner): Promise<number> {
  const [row] = await orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(ownedBy(owner), isNull(recoveryCodes.used_at)));
  return row?.left ?? 0;
}

function ownedBy({ tenant, user }: SecretOwner) {
  return and(eq(recoveryCodes.tenant_id, tenant), eq(recoveryCodes.user_id, user));
}

function randomLetters(): string {
  return Array.from({ length: lettersPerHalf }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** A code as people write it down, made one: whatever its case, with or without the dash, O for zero and l for one. */
function normalizeCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
