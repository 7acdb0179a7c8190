import type { Tenant, TenantColumn, TenantOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { historyListOf } from './history';
import { languages } from './languages';
import { citySuggestionsOf, postalCodeSuggestionsOf } from './places';
import { verificationTones } from './verification';

/** Fields that identify a company. A verified company becomes unverified when one of them changes. */
const identifying = [
  'company.name',
  'company.legal_name',
  'company.registration_number',
  'company.vat_number',
  'company.eori',
  'company.legal_address.country',
  'company.legal_address.zip',
  'company.legal_address.city',
  'company.legal_address.street',
  'company.legal_address.house_number',
  'company.legal_address.apartment',
] as const;

/** Sections that the view and the form of the company share. */
const numbers = {
  name: 'numbers',
  fields: ['company.registration_number', 'company.vat_number', 'company.eori'],
} as const;
const legal = {
  name: 'legal',
  half: true,
  fields: [
    'company.legal_address.country',
    'company.legal_address.state',
    'company.legal_address.city',
    'company.legal_address.zip',
    'company.legal_address.street',
    'company.legal_address.house_number',
    'company.legal_address.apartment',
  ],
} as const;
const actual = {
  name: 'actual',
  half: true,
  sameAs: 'company.legal_address',
  fields: [
    'company.actual_address.country',
    'company.actual_address.state',
    'company.actual_address.city',
    'company.actual_address.zip',
    'company.actual_address.street',
    'company.actual_address.house_number',
    'company.actual_address.apartment',
  ],
} as const;
const security = { name: 'security', fields: ['password_expiry_days'] } as const;
const legRules = {
  name: 'legRules',
  fields: [
    'leg_overweight',
    'leg_unknown_payload',
    'leg_places',
    'leg_order',
    'leg_unverified_vehicle',
    'leg_inactive_vehicle',
    'leg_inactive_driver',
    'leg_times',
    'leg_expired_documents',
    'leg_sharing',
  ],
} as const;

const customerMails = {
  name: 'customerMails',
  fields: ['customer_mail_confirmed', 'customer_mail_on_the_way', 'customer_mail_delivered'],
} as const;

/** A rule of legs: whether legs that break it are refused or allowed with a reason. */
const legRule = { type: 'enum', values: { REFUSE: 'neutral', REASON: 'warning' }, required: true } as const;
const people = { name: 'people', fields: ['company.contact_people'] } as const;

/** The resource of the user's own company: the tenant with all its data. */
export const companyResource = defineResource<Tenant, Tenant, TenantColumn, TenantOrderColumn>({
  name: 'tenants',
  path: '/company',
  single: true,
  icon: 'company',
  title: 'company.name',
  api: { list: 'tenant', one: 'tenant', update: 'updateTenant', modifiedAt: 'modified_at' },
  fields: {
    lang: {
      type: 'enum',
      names: 'languages',
      values: Object.fromEntries(languages.map((language) => [language, 'neutral'])),
      required: true,
    },
    time_zone: { type: 'timeZone', required: true },
    'company.name': { type: 'text', required: true, maxLength: 200 },
    'company.legal_name': { type: 'text', maxLength: 250 },
    'company.registration_number': { type: 'text', maxLength: 30, capitals: true },
    'company.vat_number': { type: 'text', maxLength: 20, capitals: true, example: 'PL5260250274' },
    'company.eori': { type: 'text', maxLength: 20, capitals: true },
    'company.email': { type: 'email', example: 'office@example.com' },
    'company.phone': { type: 'phone', example: '+48 22 123 45 67' },
    'company.legal_address.country': { type: 'country' },
    'company.legal_address.state': { type: 'text', maxLength: 100 },
    'company.legal_address.city': { type: 'text', maxLength: 100, suggest: citySuggestionsOf('company.legal_address') },
    'company.legal_address.zip': {
      type: 'text',
      maxLength: 12,
      suggest: postalCodeSuggestionsOf('company.legal_address'),
    },
    'company.legal_address.street': { type: 'text', maxLength: 150 },
    'company.legal_address.house_number': { type: 'text', maxLength: 12 },
    'company.legal_address.apartment': { type: 'text', maxLength: 12 },
    'company.actual_address.country': { type: 'country' },
    'company.actual_address.state': { type: 'text', maxLength: 100 },
    'company.actual_address.city': {
      type: 'text',
      maxLength: 100,
      suggest: citySuggestionsOf('company.actual_address'),
    },
    'company.actual_address.zip': {
      type: 'text',
      maxLength: 12,
      suggest: postalCodeSuggestionsOf('company.actual_address'),
    },
    'company.actual_address.street': { type: 'text', maxLength: 150 },
    'company.actual_address.house_number': { type: 'text', maxLength: 12 },
    'company.actual_address.apartment': { type: 'text', maxLength: 12 },
    'company.contact_people': {
      type: 'rows',
      columns: {
        first_name: { type: 'text', required: true, maxLength: 100 },
        last_name: { type: 'text', required: true, maxLength: 100 },
        phone: { type: 'phone', example: '+48 22 123 45 67' },
        email: { type: 'email', example: 'anna.nowak@example.com' },
      },
    },
    'company.logo': {
      type: 'media',
      model: 'COMPANY',
      id: 'company.id',
      single: true,
      collections: { logo: { takes: 'pictures', megabytes: 5 } },
    },
    'company.media': {
      type: 'media',
      model: 'COMPANY',
      id: 'company.id',
      collections: { papers: { takes: 'documents', megabytes: 20 } },
    },
    'company.status': { type: 'enum', values: verificationTones, readOnly: true },
    password_expiry_days: { type: 'number', integer: true, min: 30, max: 730 },
    leg_overweight: legRule,
    leg_unknown_payload: legRule,
    leg_places: legRule,
    leg_order: legRule,
    leg_unverified_vehicle: legRule,
    leg_inactive_vehicle: legRule,
    leg_inactive_driver: legRule,
    leg_times: legRule,
    leg_expired_documents: legRule,
    leg_sharing: { type: 'enum', values: { NEVER: 'neutral', FITTING: 'warning' }, required: true },
    customer_mail_confirmed: { type: 'boolean' },
    customer_mail_on_the_way: { type: 'boolean' },
    customer_mail_delivered: { type: 'boolean' },
    'statistics.users': { type: 'number', readOnly: true, integer: true },
    'statistics.vehicles': { type: 'number', readOnly: true, integer: true },
    'statistics.customers': { type: 'number', readOnly: true, integer: true },
    'statistics.requests': { type: 'number', readOnly: true, integer: true },
    created_at: { type: 'datetime', readOnly: true },
    modified_at: { type: 'datetime', readOnly: true },
  },
  owned: ['company', 'company.legal_address', 'company.actual_address', 'company.contact_people'],
  show: {
    sections: [
      {
        name: 'who',
        fields: [
          'company.logo',
          'company.status',
          'company.name',
          'company.legal_name',
          'company.phone',
          'company.email',
          'lang',
          'time_zone',
        ],
      },
      numbers,
      legal,
      actual,
      people,
      security,
      legRules,
      customerMails,
      { name: 'papers', fields: ['company.media'] },
      {
        name: 'figures',
        fields: ['statistics.users', 'statistics.vehicles', 'statistics.customers', 'statistics.requests'],
      },
    ],
    related: [
      {
        field: 'company.verifications',
        columns: {
          created_at: { type: 'datetime' },
          status: { type: 'enum', values: verificationTones },
          message: { type: 'text' },
        },
      },
      historyListOf('COMPANY', 'company.id'),
    ],
  },
  form: {
    sections: [
      {
        name: 'who',
        fields: ['company.name', 'company.legal_name', 'company.phone', 'company.email', 'lang', 'time_zone'],
      },
      numbers,
      legal,
      actual,
      people,
      security,
      legRules,
      customerMails,
    ],
    warnings: [{ name: 'verified', fields: identifying, when: { field: 'company.status', is: ['VERIFIED'] } }],
  },
  actions: [
    {
      name: 'sendForVerification',
      method: 'updateCompanyForVerification',
      id: 'company.id',
      when: { field: 'company.status', is: ['NOT_VERIFIED'] },
      confirm: true,
    },
    { name: 'deleteCompany', method: 'deleteTenant', typed: 'company.name', signsOut: true },
  ],
});
