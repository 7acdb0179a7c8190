import type { Session } from '../../../database/database';
import { code, ContractError } from '../../../dialect/errors';
import { signInNames, socialNames } from '../tables';

/** Reserves an email address for a user's sign-in. @throws ContractError when another user of any tenant has it. */
export async function claimEmail({ orm }: Session, name: typeof signInNames.$inferInsert): Promise<void> {
  const inserted = await orm
    .insert(signInNames)
    .values(name)
    .onConflictDoNothing()
    .returning({ email: signInNames.email });
  if (inserted.length === 0) throw uniqueError('input.email');
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

function uniqueError(field: string): ContractError {
  return new ContractError(`There is such a record already: ${field}.`, {
    code: code.unique,
    validation: { [field]: [{ code: 'unique' }] },
  });
}
