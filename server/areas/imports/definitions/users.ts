import { normalizeEmail } from '../../../formats/contact';
import { enqueueInvitation, roleEntity, userEntity } from '../../identity';
import type { ImportDefinition } from '../definition';

/** The import of users. New users get an invitation; an existing one is found by the address, which an import does not change. */
export const userImport: ImportDefinition = {
  resource: 'users',
  entity: userEntity,
  fields: {
    email: { kind: 'text', required: true, once: true },
    roles: {
      kind: 'relations',
      required: true,
      to: { entity: () => roleEntity, texts: (column) => [column('name')] },
    },
    'profile.first_name': { kind: 'text' },
    'profile.last_name': { kind: 'text' },
    'profile.phone': { kind: 'phone' },
    'profile.email': { kind: 'text' },
    'profile.country': { kind: 'country' },
    driving_licence_until: { kind: 'date' },
    code_95_until: { kind: 'date' },
    adr_until: { kind: 'date' },
  },
  keys: {
    email: { sql: (column) => column('email'), normalize: (text) => normalizeEmail(text) ?? '', isUnique: true },
  },
  page: 'INVITATION',
  afterCreate: enqueueInvitation,
};
