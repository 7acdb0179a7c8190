import type { GraphQLResolveInfo } from 'graphql';
import type { Language, UpdateAccountInput, UpdateOwnProfileInput } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { invalidInputError } from '../../../dialect/errors';
import { listRecords } from '../../../dialect/list';
import { requireCaller, type MethodResolver, transactionalResolver } from '../../../dialect/methods';
import { SqlParameters } from '../../../dialect/parameters';
import type { ReturnedRecord } from '../../../dialect/projection';
import type { Viewer } from '../../../dialect/scope';
import { type FieldSelection, fieldSelectionOf } from '../../../dialect/selection';
import { updateRecord } from '../../../dialect/write/mutations';
import { userProfileProblems } from './rules';
import { userEntity } from './user';

/** The user whose account is read, with the language of the result. */
interface AccountOwner {
  tenant: string;
  user: string;
  language: Language;
}

/** Returns the account of a user who just signed in, with the selected fields. */
export function readSignedInAccount(
  session: Session,
  owner: AccountOwner,
  info: GraphQLResolveInfo,
): Promise<ReturnedRecord> {
  // The user's permissions are not known here, so fields that need a permission stay empty.
  return readAccount(
    session,
    { ...owner, permissions: new Set<string>() },
    fieldSelectionOf(info).get('user') ?? new Map(),
  );
}

/** Returns the caller's own account. */
export const resolverOfAccount: MethodResolver<object> = (_root, _args, context, info) => {
  const viewer = { ...requireCaller(context), language: context.language };
  return context.database.read(viewer.tenant, (session) => readAccount(session, viewer, fieldSelectionOf(info)));
};

/** Changes the caller's own account. The write rules of users apply. */
export const resolverOfUpdateAccount: MethodResolver<{ input: UpdateAccountInput }> = transactionalResolver(
  ({ input }, mutation) => {
    const { profile, ...settings } = input;
    const profileValues = profile ? trimmedProfile(profile) : {};
    const problems = Object.entries(userProfileProblems(profileValues)).map(([field, list]): [string, typeof list] => [
      `input.profile.${field}`,
      list,
    ]);
    if (problems.length > 0) throw invalidInputError(Object.fromEntries(problems));
    const profileChange = Object.keys(profileValues).length > 0 ? { profile: { update: profileValues } } : {};
    return updateRecord(userEntity, { ...settings, ...profileChange, id: mutation.user }, mutation);
  },
);

/** Returns the given fields of a profile with trimmed texts; empty texts become null. */
function trimmedProfile(profile: UpdateOwnProfileInput): Record<string, string | null> {
  const given = Object.entries(profile).filter((entry): entry is [string, string | null] => entry[1] !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [field, value?.trim() || null]));
}

async function readAccount(
  session: Session,
  owner: Viewer & AccountOwner,
  selection: FieldSelection,
): Promise<ReturnedRecord> {
  const context = { ...owner, parameters: new SqlParameters(), aliases: 0 };
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: owner.user } } as const;
  const { data } = await listRecords(session, userEntity, args, new Map([['data', selection]]), context);
  if (!data[0]) throw new Error('The account was removed while it was read.');
  return data[0];
}
