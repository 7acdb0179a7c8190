import { legalSeatText } from '../areas/company';
import type { addresses } from '../areas/geography';
import type { companies, contactPeople, entityVerifications } from '../areas/tenancy';
import { daysBefore } from './moments';
import type { VerificationStep } from './verifications';

type Status = NonNullable<(typeof companies.$inferInsert)['status']>;

/** A postal address. */
interface Place {
  country: string;
  state: string;
  zip: string;
  city: string;
  street: string;
  house_number: string;
}

/** Registration and contact data of a demo tenant's company. */
export interface DemoCompany {
  legal_name: string;
  vat_number: string;
  eori: string;
  email: string;
  phone: string;
  status: Status;
  seat: Place;
  /** Address at which the company works. `seat` is its registered office, which can be the same address. */
  site: Place;
  people: readonly { first_name: string; last_name: string; phone: string; email: string }[];
  /** Steps of the company's verification, oldest first. `daysAgo` counts back from the end of the demo. */
  verificationSteps: readonly (VerificationStep & { daysAgo: number })[];
}

/** Tenant, name and registration number of a company, and the context for generating its rows. */
interface CompanyOwner {
  tenant_id: string;
  name: string;
  registration_number: string;
  until: Date;
  newId: () => string;
}

/** Returns the rows of a company and its related tables. */
export function createDemoCompanyRows(
  company: DemoCompany,
  { tenant_id, name, registration_number, until, newId }: CompanyOwner,
) {
  const id = newId();
  const { seat, site, people, verificationSteps, ...facts } = company;
  const moment = (daysAgo: number) => daysBefore(until, daysAgo).toISOString();
  const addressRow = (
    direction: 'LEGAL_ADDRESS' | 'ACTUAL_ADDRESS',
    address: Place,
  ): typeof addresses.$inferInsert => ({
    ...address,
    tenant_id,
    id: newId(),
    addressable_type: 'COMPANY',
    addressable_id: id,
    direction,
  });
  const verificationRow = (
    { daysAgo, ...fields }: DemoCompany['verificationSteps'][number],
    index: number,
  ): typeof entityVerifications.$inferInsert => {
    const outcome = fields.status === 'UNDER_REVIEW' ? (verificationSteps[index + 1]?.status ?? 'UNDER_REVIEW') : null;
    const answeredDaysAgo = verificationSteps[index + 1]?.daysAgo ?? daysAgo;
    const stamps = { created_at: moment(daysAgo), updated_at: moment(outcome ? answeredDaysAgo : daysAgo) };
    return { ...fields, outcome, tenant_id, id: newId(), entity_type: 'COMPANY', entity_id: id, ...stamps };
  };
  return {
    company: { ...facts, tenant_id, id, name, registration_number, legal_seat: legalSeatText({ ...seat }) },
    addresses: [addressRow('LEGAL_ADDRESS', seat), addressRow('ACTUAL_ADDRESS', site)],
    people: people.map((person): typeof contactPeople.$inferInsert => ({
      ...person,
      tenant_id,
      id: newId(),
      company_id: id,
    })),
    verifications: verificationSteps.map(verificationRow),
  };
}

const kalisz: Place = {
  country: 'PL',
  state: 'wielkopolskie',
  zip: '62-800',
  city: 'Kalisz',
  street: 'ul. Przemysłowa',
  house_number: '14',
};
const rostock: Place = {
  country: 'DE',
  state: 'Mecklenburg-Vorpommern',
  zip: '18055',
  city: 'Rostock',
  street: 'Am Strande',
  house_number: '3',
};
const warszawa: Place = {
  country: 'PL',
  state: 'mazowieckie',
  zip: '02-672',
  city: 'Warszawa',
  street: 'ul. Domaniewska',
  house_number: '37',
};

/** The company of the demo's haulier from Kalisz. Its verification was refused once and then succeeded. */
export const traktCompany: DemoCompany = {
  legal_name: 'Trakt Bursztynowy Spółka z ograniczoną odpowiedzialnością',
  vat_number: 'PL6182130472',
  eori: 'PL618213047200000',
  email: 'biuro@trakt-bursztynowy.example',
  phone: '+48 62 012 44 00',
  status: 'VERIFIED',
  seat: kalisz,
  site: { ...kalisz, street: 'ul. Łódzka', house_number: '210' },
  people: [
    {
      first_name: 'Joanna',
      last_name: 'Wilczyńska',
      phone: '+48 62 012 44 01',
      email: 'joanna.wilczynska@trakt-bursztynowy.example',
    },
    {
      first_name: 'Henryk',
      last_name: 'Sobczak',
      phone: '+48 62 012 44 05',
      email: 'ksiegowosc@trakt-bursztynowy.example',
    },
  ],
  verificationSteps: [
    { status: 'UNDER_REVIEW', message: null, daysAgo: 402 },
    { status: 'NOT_VERIFIED', message: 'Adres siedziby różni się od wpisanego do KRS.', daysAgo: 400 },
    { status: 'UNDER_REVIEW', message: null, daysAgo: 399 },
    { status: 'VERIFIED', message: 'Dane zgodne z KRS.', daysAgo: 397 },
  ],
};

/** The company of the demo's haulier from Rostock. Its verification is pending. */
export const nordkaiCompany: DemoCompany = {
  legal_name: 'Nordkai Spedition GmbH',
  vat_number: 'DE289473614',
  eori: 'DE4471926',
  email: 'office@nordkai-spedition.example',
  phone: '+49 30 23125040',
  status: 'UNDER_REVIEW',
  seat: rostock,
  site: rostock,
  people: [
    {
      first_name: 'Katrin',
      last_name: 'Petersen',
      phone: '+49 30 23125048',
      email: 'katrin.petersen@nordkai-spedition.example',
    },
  ],
  verificationSteps: [
    { status: 'UNDER_REVIEW', message: null, daysAgo: 9 },
    { status: 'NOT_VERIFIED', message: 'The legal name differs from the commercial register.', daysAgo: 6 },
    { status: 'UNDER_REVIEW', message: null, daysAgo: 2 },
  ],
};

/** The company of the operator, which runs Waybill. */
export const operatorCompany: DemoCompany = {
  legal_name: 'Waybill Spółka z ograniczoną odpowiedzialnością',
  vat_number: 'PL5273041584',
  eori: 'PL527304158400000',
  email: 'office@waybill.example',
  phone: '+48 22 012 34 00',
  status: 'NOT_VERIFIED',
  seat: warszawa,
  site: warszawa,
  people: [
    { first_name: 'Ewa', last_name: 'Sobolewska', phone: '+48 22 012 34 09', email: 'ewa.sobolewska@waybill.example' },
  ],
  verificationSteps: [],
};
