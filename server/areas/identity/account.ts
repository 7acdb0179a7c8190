import type { GraphQLResolveInfo } from 'graphql';
import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import { listRecords } from '../../dialect/list';
import { Parameters } from '../../dialect/parameters';
import type { RecordOut } from '../../dialect/projection';
import { selectionOf } from '../../dialect/selection';
import { user } from './user';

/** Whose account is read, and in which language. */
interface Owner {
  tenant: string;
  user: string;
  language: Language;
}

/** The account of who has just signed in: as much of it as the call asks for, read like any user. */
export async function loadAccount(session: Session, owner: Owner, info: GraphQLResolveInfo): Promise<RecordOut> {
  // What needs a permission is not read with a sign-in: nobody has looked yet which ones there are.
  const context = { ...owner, permissions: new Set<string>(), parameters: new Parameters(), aliases: 0 };
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: owner.user } } as const;
  const asked = selectionOf(info).get('user') ?? new Map();
  const { data } = await listRecords(session, user, args, new Map([['data', asked]]), context);
  if (!data[0]) throw new Error('The account was removed while it signed in.');
  return data[0];
}
