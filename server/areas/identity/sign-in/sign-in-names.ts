import type { Session } from '../../../database/database';
import { code, ContractError } from '../../../dialect/errors';
import { signInNames, socialNames } from '../tables';

/** Takes an address for a user to sign in with. @throws ContractError when someone has it, of whichever tenant. */
export async function claimEmail({ orm }: Session, name: typeof signInNames.$inferInsert): Promise<void> {
  const kept = await orm.insert(signInNames).values(name).onConflictDoNothing().returning({ email: signInNames.email });
  if (kept.length === 0) throw uniqueError('input.email');
}

/** Takes a provider's name of a person, likewise. */
export async function claimSocialName({ orm }: Session, name: typeof socialNames.$inferInsert): Promise<void> {
  const kept = await orm
    .insert(socialNames)
    .values(name)
    .onConflictDoNothing()
    .returning({ subject: socialNames.subject });
  if (kept.length === 0) throw uniqueError('input.token');
}

function uniqueError(field: string): ContractError {
  return new ContractError(`There is such a record already: ${field}.`, {
    code: code.unique,
    validation: { [field]: [{ code: 'unique' }] },
  });
}
