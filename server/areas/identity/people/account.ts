import type { GraphQLResolveInfo } from 'graphql';
import type { Language, UpdateAccountInput, UpdateOwnProfileInput } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { invalid } from '../../../dialect/errors';
import { listRecords } from '../../../dialect/list';
import { callerOf, type Method, writeMethod } from '../../../dialect/methods';
import { Parameters } from '../../../dialect/parameters';
import type { RecordOut } from '../../../dialect/projection';
import type { Viewer } from '../../../dialect/scope';
import { type Selection, selectionOf } from '../../../dialect/selection';
import { updateRecord } from '../../../dialect/write/mutations';
import { personProblems } from './rules';
import { user } from './user';

/** Whose account is read, and in which language. */
interface AccountOwner {
  tenant: string;
  user: string;
  language: Language;
}

/** The account of who has just signed in: as much of it as the call asks for, read like any user. */
export function loadAccount(session: Session, owner: AccountOwner, info: GraphQLResolveInfo): Promise<RecordOut> {
  // What needs a permission is not read with a sign-in: nobody has looked yet which ones there are.
  return readAccount(session, { ...owner, permissions: new Set<string>() }, selectionOf(info).get('user') ?? new Map());
}

/** The caller's own account. */
export const account: Method<object> = (_root, _args, context, info) => {
  const viewer = { ...callerOf(context), language: context.language };
  return context.database.read(viewer.tenant, (session) => readAccount(session, viewer, selectionOf(info)));
};

/** Changes of the caller's own account: by the rules for any user, and told like them. */
export const updateAccount: Method<{ input: UpdateAccountInput }> = writeMethod(({ input }, mutation) => {
  const { profile, ...settings } = input;
  const person = profile ? trimmedProfile(profile) : {};
  const problems = Object.entries(personProblems(person)).map(([field, list]): [string, typeof list] => [
    `input.profile.${field}`,
    list,
  ]);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  const written = Object.keys(person).length > 0 ? { profile: { update: person } } : {};
  return updateRecord(user, { ...settings, ...written, id: mutation.user }, mutation);
});

/** Without the white space that people leave around what they type; nothing is no text. */
function trimmedProfile(profile: UpdateOwnProfileInput): Record<string, string | null> {
  const given = Object.entries(profile).filter((entry): entry is [string, string | null] => entry[1] !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [field, value?.trim() || null]));
}

async function readAccount(session: Session, owner: Viewer & AccountOwner, asked: Selection): Promise<RecordOut> {
  const context = { ...owner, parameters: new Parameters(), aliases: 0 };
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: owner.user } } as const;
  const { data } = await listRecords(session, user, args, new Map([['data', asked]]), context);
  if (!data[0]) throw new Error('The account was removed while it was read.');
  return data[0];
}
