import type { Entity, EntityField } from '../../dialect/entity';
import { quoteTextLiteral } from '../../dialect/parameters';
import { entityMethods } from '../entity-methods.generated';
import { firstWarningDays } from '../validity';
import { inboxKinds } from './kinds';
import { inboxEntries } from './tables';

/** SQL for what the text of an entry needs. A resolver writes the text, because it depends on the caller's language. */
const wordedField: EntityField = {
  kind: 'computed',
  needs: ['tenant_id', 'user_id', 'facts'],
  sql: (tenant, user, facts) =>
    `jsonb_build_object('facts', ${facts}, 'time_zone', (SELECT n.time_zone FROM tenants n WHERE n.id = ${tenant}),` +
    ` 'date_format', (SELECT u.date_format FROM users u WHERE u.tenant_id = ${tenant} AND u.id = ${user}))`,
  returns: 'jsonb',
};

const urgentKinds = Object.entries(inboxKinds)
  .filter(([, { isUrgent }]) => isUrgent)
  .map(([kind]) => quoteTextLiteral(kind))
  .join(', ');

/** Filter and order of a list of those whose documents expire within the warned time. */
const expiresSoon = `f=documents_until:during:next${firstWarningDays}days&sort=documents_until`;

/** Pages of the console, by the type of the record that an entry links to. */
const pathSql: Readonly<Record<(typeof inboxEntries.subject_type.enumValues)[number], string>> = {
  REQUEST: '/service-request/',
  TODAY: '/today',
  USER: '/user/',
  USERS: `/user?f=state:in:ACTIVE&${expiresSoon}`,
  VEHICLE: '/vehicle/',
  VEHICLES: `/vehicle?f=is_active:equals:true&${expiresSoon}`,
  COMPANY: '/company',
  SUBSCRIPTION: '/profile/Subscription',
  SALES: '/sales/',
};

/** Returns SQL for the address of an entry's record in the console. */
export function inboxPathSql(type: string, id: string): string {
  const cases = Object.entries(pathSql).map(([name, path]) => {
    const address = path.endsWith('/') ? `concat('${path}', ${id})` : quoteTextLiteral(path);
    return `WHEN '${name}' THEN ${address}`;
  });
  return `CASE ${type} ${cases.join(' ')} END`;
}

/** An event that concerns a user. Only the user sees it. */
export const inboxEntryEntity: Entity = {
  type: 'InboxEntry',
  table: inboxEntries,
  fields: {
    text: wordedField,
    details: wordedField,
    path: {
      kind: 'computed',
      needs: ['subject_type', 'subject_id'],
      sql: (type = '', id = '') => inboxPathSql(type, id),
    },
    is_urgent: {
      kind: 'computed',
      needs: ['kind'],
      sql: (kind) => `(${kind} IN (${urgentKinds}))`,
      returns: 'boolean',
    },
  },
  methods: entityMethods.InboxEntry,
  rowPolicy: { condition: (column, user) => `${column('user_id')} = ${user}` },
};
