import type { Session } from '../../database/database';
import { code, ContractError } from '../../dialect/errors';
import { signInNames } from './tables';

/** Takes an address for a user to sign in with. @throws ContractError when someone has it, of whichever tenant. */
export async function takeName(session: Session, name: { email: string; tenant: string; user_id: string }): Promise<void> {
  const kept = await session.orm.insert(signInNames).values(name).onConflictDoNothing().returning({ email: signInNames.email });
  if (kept.length > 0) return;
  const validation = { 'input.email': [{ code: 'unique' }] };
  throw new ContractError('There is such a record already: input.email.', { code: code.unique, validation });
}
