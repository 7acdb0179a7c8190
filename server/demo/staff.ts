import type { profiles, signInNames, userHasRoles, users } from '../areas/identity';
import { randomMobilePhone, createWorkEmail } from './contacts';
import type { DemoCountry } from './countries/country';
import { demoCountries } from './countries/index';
import { daysBefore } from './moments';
import { randomPersonName } from './people';
import type { RandomGenerator } from './random';
import { createUnusedValue } from './make-unused';

/** Parameters of the employees to create for a demo tenant, besides the users of its demo accounts. */
export interface StaffPlan {
  random: RandomGenerator;
  tenant: string;
  /** End of the demo's data: the latest timestamp. */
  until: Date;
  newId: () => string;
  /** Number of employees to create for each role id. */
  roles: readonly { id: string; count: number }[];
  /** Code of the country where most employees live. */
  home: string;
  /** Host of the employees' email addresses. */
  host: string;
  password_hash: string;
}

/** Rows of the staff, by table. */
export interface StaffRows {
  signInNames: (typeof signInNames.$inferInsert)[];
  users: (typeof users.$inferInsert)[];
  profiles: (typeof profiles.$inferInsert)[];
  userHasRoles: (typeof userHasRoles.$inferInsert)[];
}

/** Returns the employees of a demo tenant, with creation times over the last four years. */
export function createDemoStaff({
  random,
  tenant,
  until,
  newId,
  roles,
  home,
  host,
  password_hash,
}: StaffPlan): StaffRows {
  const rows: StaffRows = { signInNames: [], users: [], profiles: [], userHasRoles: [] };
  const emails = new Set<string>();
  const roleIds = roles.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  for (const role of roleIds) {
    const country = random.chance(0.75) ? countryOf(home) : random.weighted(demoCountries);
    const { email, ...name } = createUnusedValue(
      emails,
      () => nameWithEmail(random, country, host),
      (one) => one.email,
    );
    const id = newId();
    const stamp = daysBefore(until, random.int(60, 1500)).toISOString();
    const stamps = { created_at: stamp, modified_at: stamp };
    rows.signInNames.push({ email, tenant, user_id: id });
    rows.users.push({
      tenant_id: tenant,
      id,
      email,
      password_hash,
      status: 'ONBOARDING_COMPLETED',
      state: 'ACTIVE',
      uses_two_factor_auth: false,
      email_proved_at: stamp,
      lang: country.code === 'PL' ? 'pl' : 'en',
      ...stamps,
    });
    rows.profiles.push({
      tenant_id: tenant,
      id: newId(),
      user_id: id,
      ...name,
      phone: randomMobilePhone(random, country),
      email,
      country: country.code,
      ...stamps,
    });
    rows.userHasRoles.push({ tenant_id: tenant, id: newId(), user_id: id, role_id: role });
  }
  return rows;
}

function nameWithEmail(random: RandomGenerator, country: DemoCountry, host: string) {
  const name = randomPersonName(random, country);
  return { ...name, email: createWorkEmail(name.first_name, name.last_name, host) };
}

function countryOf(code: string) {
  const found = demoCountries.find(([country]) => country.code === code);
  if (!found) throw new Error(`The demo has no country ${code}.`);
  return found[0];
}
