import { isSupportedCountry } from 'libphonenumber-js/max';
import * as z from 'zod';
import type { UserState } from '../../../contract.generated';
import type { Problem, Problems } from '../../../dialect/errors';
import { fieldProblems, schemaProblemsOf, limitedTextSchema, checkedTextSchema } from '../../../dialect/field-schemas';
import type { PermissionCategoryCode } from '../permissions/categories';
import { isEmailAddress, isPhone } from '../../../formats/contact';

/** State changes that other users may make. INVITED becomes ACTIVE only when the user accepts the invitation. */
const allowedStateChanges: Readonly<Record<UserState, readonly UserState[]>> = {
  INVITED: ['DELETED'],
  ACTIVE: ['IN_ACTIVE', 'DELETED'],
  IN_ACTIVE: ['ACTIVE', 'DELETED'],
  DELETED: [],
};

/** Returns a problem when a state change is not allowed. */
export function userStateProblem(from: UserState, to: UserState): Problem | undefined {
  return allowedStateChanges[from].includes(to) ? undefined : { code: 'transition', payload: { from, to } };
}

/**
 * Numbers of users that a company may add in a minute and in an hour. They are limited, because each user gets a mail
 * at an address of the company's choice.
 */
const maxNewUsers = { minute: 60, hour: 300 } as const;

/** Returns a problem when a company has added too many users in the last minute or hour; undefined otherwise. */
export function newUserRateProblem(added: { inLastMinute: number; inLastHour: number }): Problem | undefined {
  if (added.inLastHour >= maxNewUsers.hour) return { code: 'too_many_users_hour', payload: { max: maxNewUsers.hour } };
  if (added.inLastMinute < maxNewUsers.minute) return undefined;
  return { code: 'too_many_users_minute', payload: { max: maxNewUsers.minute } };
}

/** Names of the standard roles. The contract documents them, so no other role may have such a name. */
export const reservedRoleNames = ['admin', 'logistician', 'driver', 'support'] as const;

/**
 * Schema of an email address. Control characters and lone surrogates are rejected, as PostgreSQL cannot store all of
 * them. Only the first problem is reported.
 */
const email = z
  .string()
  .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), { error: 'email', abort: true })
  .max(254, { abort: true })
  .refine(isEmailAddress, 'email');

/** Schemas of a profile's fields. */
const profileSchemas = {
  first_name: limitedTextSchema(100),
  last_name: limitedTextSchema(100),
  email: email.nullish(),
  phone: checkedTextSchema(isPhone, 'phone'),
  country: z.string().refine(isSupportedCountry, 'country').nullish(),
};

const roleNameSchema = limitedTextSchema(60);

/** Returns the problem of an email address; undefined when it is valid. */
export function emailProblem(address: unknown): Problem | undefined {
  return schemaProblemsOf(profileSchemas.email, address)[0];
}

/** Returns the problems of a profile, by field. */
export function userProfileProblems(profile: Readonly<Record<string, unknown>>): Problems {
  return fieldProblems(profileSchemas, profile);
}

/** Returns the problem of a role's new name. A standard name is reserved for its standard role. */
export function roleNameProblem(name: unknown, before: unknown): Problem | undefined {
  if (typeof name !== 'string' || name === before) return undefined;
  const isReserved = reservedRoleNames.some((reserved) => reserved === name.toLowerCase());
  return isReserved ? { code: 'reserved' } : schemaProblemsOf(roleNameSchema, name)[0];
}

/** Returns the related ids after a list of changes, without duplicates. */
export function idsAfterChanges(
  before: readonly string[],
  changes: readonly { add: readonly string[]; remove: readonly string[] | 'others' }[],
): string[] {
  const after = changes.reduce<readonly string[]>((ids, { add, remove }) => {
    const remaining =
      remove === 'others' ? ids.filter((id) => add.includes(id)) : ids.filter((id) => !remove.includes(id));
    return [...remaining, ...add];
  }, before);
  return [...new Set(after)];
}

/** Returns whether two sets of ids differ. */
export function haveDifferentIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length !== other.length || one.some((id) => !other.includes(id));
}

/** A permission that is granted directly to a role, or to a user through a role. */
export interface GrantablePermission {
  code: string;
  title: string;
  /** Code of the permission's category. */
  category: string | null;
  /** Whether permissions of the category can be granted. */
  toggle: boolean;
}

/** Categories whose permissions give power over other users. */
const powerCategories: readonly PermissionCategoryCode[] = ['people', 'company', 'billing'];

/**
 * Returns whether a permission gives power over other users: to change users, roles, the company or its payments. Read
 * permissions do not.
 */
const givesPower = ({ code, category }: GrantablePermission) =>
  powerCategories.some((power) => power === category) && !code.endsWith('.read');

/** Maximum number of names that a problem's payload lists. */
const maxNames = 5;

/**
 * Returns the problems of granting permissions: one for permissions that no role can hold, and one for permissions that
 * the caller lacks. `held` has the codes of the caller's permissions.
 */
export function grantProblems(given: readonly GrantablePermission[], held: ReadonlySet<string>): Problem[] {
  const ungrantable = given.filter(({ toggle }) => !toggle);
  return [
    ...(ungrantable.length > 0
      ? [{ code: 'not_to_give', payload: createNamesPayload(ungrantable.map(({ title }) => title)) }]
      : []),
    ...missingPermissionProblems(
      given.filter(({ toggle }) => toggle),
      held,
    ),
  ];
}

/**
 * Returns a problem when the changed user or role has powers that the caller lacks. The rule also applies when a power
 * is removed, so that only administrators can change administrators.
 * @param affected permissions of the changed user or role
 * @param held codes of the caller's permissions
 */
export function missingPowerProblems(affected: readonly GrantablePermission[], held: ReadonlySet<string>): Problem[] {
  return missingPermissionProblems(affected.filter(givesPower), held);
}

/** Returns a problem when the caller lacks some of the permissions in `wanted`. */
function missingPermissionProblems(wanted: readonly GrantablePermission[], held: ReadonlySet<string>): Problem[] {
  const lacking = wanted.filter(({ code }) => !held.has(code));
  return lacking.length > 0
    ? [{ code: 'not_held', payload: createNamesPayload(lacking.map(({ title }) => title)) }]
    : [];
}

/** Returns a problem's payload: the number of names and the first five. Give `count` when `names` is incomplete. */
export function createNamesPayload(names: readonly string[], count = names.length): { count: number; names: string } {
  const shown = names.slice(0, maxNames).join(', ');
  return { count, names: count > maxNames ? `${shown}, …` : shown };
}
