import type { VerificationQueueColumn, VerificationQueueOrderColumn, VerificationRequest } from './contract.generated';
import { defineResource } from './definition';

const companyFacts = [
  'name',
  'legal_name',
  'registration_number',
  'vat_number',
  'eori',
  'legal_address',
  'actual_address',
  'phone',
  'email',
] as const;
const vehicleFacts = [
  'license',
  'vin',
  'vehicle_class',
  'vehicle_make',
  'vehicle_model',
  'year',
  'carrying_capacity',
  'places',
] as const;

/** The resource of verification requests of all tenants, which the operator's reviewers answer. */
export const verificationQueueResource = defineResource<
  VerificationRequest,
  VerificationRequest,
  VerificationQueueColumn,
  VerificationQueueOrderColumn
>({
  name: 'verification_queue',
  path: '/verification',
  icon: 'verification',
  title: 'title',
  api: { list: 'verificationQueue', one: 'verificationQueue' },
  fields: {
    title: { type: 'text', readOnly: true },
    company: { type: 'text', readOnly: true },
    entity_type: { type: 'enum', values: { VEHICLE: 'neutral', COMPANY: 'neutral' }, readOnly: true },
    status: {
      type: 'enum',
      values: { UNDER_REVIEW: 'warning', VERIFIED: 'success', NOT_VERIFIED: 'error' },
      readOnly: true,
    },
    message: { type: 'text', readOnly: true, maybeEmpty: true },
    facts: {
      type: 'facts',
      readOnly: true,
      names: [...companyFacts, ...vehicleFacts],
    },
    media: {
      type: 'media',
      model: 'VEHICLE',
      readOnly: true,
      collections: { photos: { takes: 'pictures', megabytes: 15 }, papers: { takes: 'documents', megabytes: 20 } },
    },
    created_at: { type: 'datetime', readOnly: true },
    updated_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    columns: [
      { field: 'title', width: 170 },
      { field: 'entity_type', width: 105 },
      { field: 'company', width: 215 },
      { field: 'created_at', width: 145 },
      { field: 'status', width: 135 },
      { field: 'updated_at', width: 145 },
      { field: 'message', width: 260, hidden: true },
    ],
    sort: { field: 'created_at', direction: 'ASC' },
    search: ['title', 'company'],
    filters: ['title', 'company', 'entity_type', 'status', 'message', 'created_at', 'updated_at'],
    presets: [
      {
        name: 'waiting',
        conditions: [{ field: 'status', comparison: 'in', values: ['UNDER_REVIEW'] }],
        counted: true,
        initial: true,
      },
      { name: 'answered', conditions: [{ field: 'status', comparison: 'in', values: ['VERIFIED', 'NOT_VERIFIED'] }] },
    ],
  },
  show: {
    sections: [
      { name: 'request', fields: ['company', 'entity_type', 'status', 'created_at', 'updated_at', 'message'] },
      { name: 'facts', half: true, fields: ['facts'] },
      { name: 'papers', half: true, fields: ['media'] },
    ],
    related: [],
  },
  form: { sections: [] },
  actions: [
    {
      name: 'review',
      method: 'reviewVerification',
      fields: {
        status: { type: 'enum', values: { VERIFIED: 'success', NOT_VERIFIED: 'error' }, required: true },
        message: { type: 'text', multiline: true, maxLength: 2000 },
      },
      when: { field: 'status', is: ['UNDER_REVIEW'] },
      bulk: true,
    },
  ],
});
