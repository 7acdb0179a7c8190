import { and, eq } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { errorCodes, ContractError } from '../../../dialect/errors';
import { signInNames, socialNames } from '../tables';

/**
 * Makes an email address the sign-in address of a user, in place of an earlier one. Call it only when the user has
 * proved the address.
 * @throws ContractError when another user of any tenant has the address.
 */
export async function claimEmail({ orm }: Session, name: typeof signInNames.$inferInsert): Promise<void> {
  await orm.delete(signInNames).where(and(eq(signInNames.tenant, name.tenant), eq(signInNames.user_id, name.user_id)));
  const inserted = await orm
    .insert(signInNames)
    .values(name)
    .onConflictDoNothing()
    .returning({ email: signInNames.email });
  if (inserted.length === 0) throw emailTakenError();
}

/** Links a provider's subject to a user. @throws ContractError when the subject is linked already */
export async function claimSocialName({ orm }: Session, name: typeof socialNames.$inferInsert): Promise<void> {
  const inserted = await orm
    .insert(socialNames)
    .values(name)
    .onConflictDoNothing()
    .returning({ subject: socialNames.subject });
  if (inserted.length === 0) throw uniqueError('input.token');
}

/** Returns the error for an email address that another user has. */
export function emailTakenError(): ContractError {
  return uniqueError('input.email', 'email_taken');
}

function uniqueError(field: string, reason?: string): ContractError {
  return new ContractError(`There is such a record already: ${field}.`, {
    code: errorCodes.unique,
    reason,
    validation: { [field]: [{ code: 'unique' }] },
  });
}
