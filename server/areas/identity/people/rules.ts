import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/max';
import * as z from 'zod';
import type { UserState } from '../../../contract.generated';
import type { Problem, Problems } from '../../../dialect/errors';
import { fieldProblems, problemsOf, text, checkedText } from '../../../dialect/field-schemas';
import type { CategoryCode } from '../permissions/categories';
import { isEmail } from '../../../formats/contact';

/** States that a state may be changed to by someone else. Only accepting an invitation makes ACTIVE of INVITED. */
const allowedStateChanges: Readonly<Record<UserState, readonly UserState[]>> = {
  INVITED: ['DELETED'],
  ACTIVE: ['IN_ACTIVE', 'DELETED'],
  IN_ACTIVE: ['ACTIVE', 'DELETED'],
  DELETED: [],
};

/** What is wrong with a change of a user's state; nothing when it may be made. */
export function stateProblem(from: UserState, to: UserState): Problem | undefined {
  return allowedStateChanges[from].includes(to) ? undefined : { code: 'transition', payload: { from, to } };
}

/** Names of the roles that every tenant begins with: words of the contract, so that no other role may be called so. */
export const reservedRoleNames = ['admin', 'logistician', 'driver', 'support'] as const;

/** An address of visible characters: PostgreSQL keeps no half of a character. The first problem is the only one. */
const email = z
  .string()
  .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), { error: 'email', abort: true })
  .max(254, { abort: true })
  .refine(isEmail, 'email');

/** What a person's own data may be. */
const person = {
  first_name: text(100),
  last_name: text(100),
  email: email.nullish(),
  phone: checkedText(isValidPhoneNumber, 'phone'),
  country: z.string().refine(isSupportedCountry, 'country').nullish(),
};

const roleName = text(60);

/** What is wrong with the address that a user signs in with, or has mail sent to. */
export function emailProblem(address: unknown): Problem | undefined {
  return problemsOf(person.email, address)[0];
}

/** What is wrong with a person's own data, by field. */
export function personProblems(profile: Readonly<Record<string, unknown>>): Problems {
  return fieldProblems(person, profile);
}

/** What is wrong with the name of a role. A standard name belongs to the role that has it from the start. */
export function roleNameProblem(name: unknown, before: unknown): Problem | undefined {
  if (typeof name !== 'string' || name === before) return undefined;
  const standard = reservedRoleNames.some((word) => word === name.toLowerCase());
  return standard ? { code: 'reserved' } : problemsOf(roleName, name)[0];
}

/** Ids that pairs will stand for once these changes are made. */
export function idsAfterChanges(
  before: readonly string[],
  changes: readonly { add: readonly string[]; remove: readonly string[] | 'others' }[],
): string[] {
  const after = changes.reduce<readonly string[]>((ids, { add, remove }) => {
    const kept = remove === 'others' ? ids.filter((id) => add.includes(id)) : ids.filter((id) => !remove.includes(id));
    return [...kept, ...add];
  }, before);
  return [...new Set(after)];
}

/** Whether two sets of ids differ. */
export function haveDifferentIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length !== other.length || one.some((id) => !other.includes(id));
}

/** A permission that a role is to have, or that comes with a role that a user is to have. */
export interface GrantablePermission {
  code: string;
  title: string;
  /** What it is about; none where it is in no category. */
  category: string | null;
  /** Whether permissions of its category are given and taken. */
  toggle: boolean;
}

/** Categories of powers over others. Driving and planning are work. */
const powerCategories: readonly CategoryCode[] = ['people', 'company', 'billing'];

/** Whether a permission is a power over others: to change people, roles, the company or what it pays. To see is none. */
const isPower = ({ code, category }: GrantablePermission) =>
  powerCategories.some((power) => power === category) && !code.endsWith('.read');

/** Most names that a problem carries. */
const maxNames = 5;

/** What is wrong with giving permissions: some are not to give, or who gives lacks them. */
export function grantProblems(given: readonly GrantablePermission[], held: ReadonlySet<string>): Problem[] {
  const fixed = given.filter(({ toggle }) => !toggle);
  return [
    ...(fixed.length > 0 ? [{ code: 'not_to_give', payload: namesPayload(fixed.map(({ title }) => title)) }] : []),
    ...missingPermissionProblems(
      given.filter(({ toggle }) => toggle),
      held,
    ),
  ];
}

/**
 * Problems with changing, disabling or deleting a person or a role: `touched` holds powers that the caller (`held`) lacks.
 * Removing a power counts like adding it, so only an administrator can overrule an administrator.
 */
export function missingPowerProblems(touched: readonly GrantablePermission[], held: ReadonlySet<string>): Problem[] {
  return missingPermissionProblems(touched.filter(isPower), held);
}

/** What is wrong with acting on permissions: whoever acts lacks some. */
function missingPermissionProblems(wanted: readonly GrantablePermission[], held: ReadonlySet<string>): Problem[] {
  const lacking = wanted.filter(({ code }) => !held.has(code));
  return lacking.length > 0 ? [{ code: 'not_held', payload: namesPayload(lacking.map(({ title }) => title)) }] : [];
}

/** How many, and who they are as far as a message can say. `names` must be the first of them. */
export function namesPayload(names: readonly string[], count = names.length): { count: number; names: string } {
  const shown = names.slice(0, maxNames).join(', ');
  return { count, names: count > maxNames ? `${shown}, …` : shown };
}
