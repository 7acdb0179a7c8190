import type { customerProfiles, customers } from '../areas/customers';
import type { addresses } from '../areas/geography';
import { randomCompanyName } from './companies';
import { createCompanyEmail, randomCompanyPhone, randomMobilePhone, randomPersonEmail } from './contacts';
import { demoCountries } from './countries/index';
import type { DemoCity, DemoCountry } from './countries/country';
import { randomTimeBetween, randomCreationTimes } from './moments';
import { randomPersonName } from './people';
import type { RandomGenerator } from './random';
import { createUnusedValue } from './make-unused';

type CustomerRow = typeof customers.$inferInsert;
type ProfileRow = typeof customerProfiles.$inferInsert;
type AddressRow = typeof addresses.$inferInsert;

/** Parameters of a demo tenant's customers. */
export interface CustomersPlan {
  random: RandomGenerator;
  tenant: string;
  count: number;
  /** Latest timestamp in the rows. */
  until: Date;
  newId: () => string;
}

/** Rows of the customers, by table. */
export interface CustomerRows {
  customers: CustomerRow[];
  profiles: ProfileRow[];
  addresses: AddressRow[];
}

/** Returns a tenant's customers with their profiles and addresses. */
export function createDemoCustomers(plan: CustomersPlan): CustomerRows {
  const { random, tenant } = plan;
  const names = new Set<string>();
  const rows: CustomerRows = { customers: [], profiles: [], addresses: [] };
  for (const created of randomCreationTimes(random, plan.count, plan.until)) {
    const country = random.weighted(demoCountries);
    const city = random.pick(country.cities);
    const id = plan.newId();
    const changed = random.chance(0.3) ? created : randomTimeBetween(random, created, plan.until);
    const deleted = random.chance(0.04) ? randomTimeBetween(random, changed, plan.until).toISOString() : null;
    const stamps = { created_at: created.toISOString(), modified_at: deleted ?? changed.toISOString() };
    const profile = random.chance(0.86)
      ? businessProfile(random, country, city, names)
      : personProfile(random, country);
    const profile_id = plan.newId();
    rows.profiles.push({ ...profile, tenant_id: tenant, id: profile_id, ...stamps });
    const type = random.chance(0.15) ? 'DEFAULT' : 'MANUAL';
    const address = addressRow(random, country, city, profile.type === 'PERSONAL');
    rows.customers.push({
      tenant_id: tenant,
      id,
      type,
      customer_name: profile.company_name ?? `${profile.first_name} ${profile.last_name}`,
      profile_type: profile.type,
      phone: profile.phone,
      email: profile.email,
      country: address.country,
      city: address.city,
      zip: address.zip,
      profile_id,
      ...stamps,
      deleted_at: deleted,
    });
    rows.addresses.push({
      ...address,
      tenant_id: tenant,
      id: plan.newId(),
      addressable_type: 'CUSTOMER',
      addressable_id: id,
      ...stamps,
    });
  }
  return rows;
}

function businessProfile(random: RandomGenerator, country: DemoCountry, city: DemoCity, names: Set<string>) {
  const company = createUnusedValue(
    names,
    () => randomCompanyName(random, country, city),
    ({ full }) => full,
  );
  const numbers = country.numbers(random);
  const director = randomPersonName(random, country);
  const contact = random.chance(0.8) ? randomPersonName(random, country) : null;
  return {
    type: 'BUSINESS' as const,
    company_name: company.full,
    phone: randomCompanyPhone(random, country, city),
    email: createCompanyEmail(random, country, company.short),
    ...numbers,
    eori: random.chance(0.6) ? numbers.eori : null,
    director_first_name: director.first_name,
    director_last_name: director.last_name,
    contact_first_name: contact?.first_name ?? null,
    contact_last_name: contact?.last_name ?? null,
  };
}

function personProfile(random: RandomGenerator, country: DemoCountry) {
  const name = randomPersonName(random, country);
  return {
    type: 'PERSONAL' as const,
    ...name,
    company_name: null,
    phone: randomMobilePhone(random, country),
    email: randomPersonEmail(random, name.first_name, name.last_name),
  };
}

function addressRow(random: RandomGenerator, country: DemoCountry, [city, state, zip]: DemoCity, isHome: boolean) {
  const number = String(random.int(1, isHome ? 120 : 60));
  return {
    country: country.code,
    state,
    city,
    street: random.pick(country.streets),
    house_number: random.chance(0.15) ? number + random.pick(['A', 'B', 'C']) : number,
    apartment: isHome && random.chance(0.6) ? String(random.int(1, 48)) : null,
    zip: random.text(zip, 'ABCDEFGHJKLMNPRSTUVWXZ'),
    description: !isHome && random.chance(0.1) ? random.pick(accessNotes) : null,
  };
}

/** Notes for drivers on how to enter the premises at an address. */
const accessNotes: readonly string[] = [
  'Gate 2, report at the weighbridge.',
  'Ramp 4, deliveries from 6:00 to 14:00.',
  'Entrance from the back, call before arrival.',
  'Brama nr 3, wjazd od strony torów.',
  'Rozładunek bokiem, wózek na miejscu.',
];
