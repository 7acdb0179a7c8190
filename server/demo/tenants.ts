import type { StandardRoleName } from '../areas/identity';
import type { Language } from '../contract.generated';
import type { DemoSubscription } from './payments';
import { randomGermanPlate, randomForeignPlate, randomPolishPlate } from './plates';
import type { RandomGenerator } from './random';
import { type DemoCompany, nordkaiCompany, operatorCompany, traktCompany } from './demo-companies';

/** Password of every account of the demo. */
export const demoPassword = 'waybill-demo';

/** A person who can sign in to the demo. */
export interface DemoAccount {
  email: string;
  role: StandardRoleName;
  first_name: string;
  last_name: string;
  phone: string;
  country: string;
}

/** A tenant of the demo, and the number of records to create for it. */
export interface DemoTenant {
  id: string;
  lang: Language;
  name: string;
  registration_number: string;
  /** Whether the tenant operates Waybill and reviews the verifications of other tenants. */
  operator?: true;
  company: DemoCompany;
  subscription: DemoSubscription;
  accounts: readonly DemoAccount[];
  vehicles: number;
  customers: number;
  requests: number;
  /** Number of employees besides the users of `accounts`. */
  crew: { drivers: number; logisticians: number };
  /** Returns a random plate for a vehicle of the tenant. */
  plate: (random: RandomGenerator) => string;
}

const voivodeships = [
  ['wielkopolskie', 60],
  ['mazowieckie', 10],
  ['łódzkie', 8],
  ['dolnośląskie', 8],
  ['śląskie', 5],
  ['pomorskie', 4],
  ['kujawsko-pomorskie', 3],
  ['zachodniopomorskie', 2],
] as const;

function account(
  email: string,
  role: StandardRoleName,
  name: [string, string],
  phone: string,
  country = 'PL',
): DemoAccount {
  return { email, role, first_name: name[0], last_name: name[1], phone, country };
}

/** The tenants of the demo: a haulier from Kalisz, one from Rostock, and the operator of Waybill itself. */
export const demoTenants: readonly DemoTenant[] = [
  {
    id: '1',
    lang: 'pl',
    name: 'Trakt Bursztynowy Sp. z o.o.',
    registration_number: '0000912476',
    company: traktCompany,
    subscription: {
      cycle: 'MONTHLY',
      email: traktCompany.email,
      tariffs: [
        { code: 'FLEET', monthsAgo: 12 },
        { code: 'NETWORK', monthsAgo: 7 },
      ],
      declined: [4],
    },
    accounts: [
      account('admin@demo.test', 'admin', ['Joanna', 'Wilczyńska'], '+48 62 012 44 01'),
      account('logistician@demo.test', 'logistician', ['Marcin', 'Zawada'], '+48 62 012 44 12'),
      account('driver@demo.test', 'driver', ['Tomasz', 'Borkowski'], '+48 459 001 327'),
      account('support@demo.test', 'support', ['Karolina', 'Lis'], '+48 62 012 44 20'),
    ],
    vehicles: 2000,
    customers: 5000,
    requests: 1500,
    crew: { drivers: 32, logisticians: 6 },
    plate(random) {
      const country = random.weighted([
        ['PL', 88],
        ['DE', 4],
        ['CZ', 3],
        ['LT', 3],
        ['SK', 2],
      ] as const);
      switch (country) {
        case 'PL':
          return randomPolishPlate(random, random.weighted(voivodeships));
        case 'DE':
          return randomGermanPlate(random);
        default:
          return randomForeignPlate(random, country);
      }
    },
  },
  {
    id: '2',
    lang: 'en',
    name: 'Nordkai Spedition GmbH',
    registration_number: 'HRB 14823',
    company: nordkaiCompany,
    subscription: {
      cycle: 'YEARLY',
      email: nordkaiCompany.email,
      tariffs: [{ code: 'NETWORK', monthsAgo: 12 }],
      declined: [12],
    },
    accounts: [account('admin@other.test', 'admin', ['Katrin', 'Petersen'], '+49 30 23125048', 'DE')],
    vehicles: 500,
    customers: 300,
    requests: 200,
    crew: { drivers: 9, logisticians: 3 },
    plate: (random) =>
      random.chance(0.9) ? randomGermanPlate(random, ['HRO', 'LRO', 'DBR', 'GÜ']) : randomForeignPlate(random, 'NL'),
  },
  {
    id: '3',
    lang: 'en',
    name: 'Waybill',
    registration_number: '0000847215',
    operator: true,
    company: operatorCompany,
    subscription: {
      cycle: 'YEARLY',
      email: operatorCompany.email,
      tariffs: [{ code: 'ENTERPRISE', monthsAgo: 0 }],
      declined: [],
    },
    accounts: [account('operator@waybill.test', 'admin', ['Ewa', 'Sobolewska'], '+48 22 012 34 09')],
    vehicles: 0,
    customers: 0,
    requests: 0,
    crew: { drivers: 0, logisticians: 0 },
    plate: (random) => randomPolishPlate(random, 'mazowieckie'),
  },
];
