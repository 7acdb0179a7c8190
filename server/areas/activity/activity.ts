import type { ActivitySubject } from '../../contract.generated';
import type { Entity, EntityField } from '../../dialect/entity';
import { quoteTextLiteral } from '../../dialect/parameters';
import { activities } from './tables';
import { entityMethods } from '../entity-methods.generated';

/** The permission to read records of each kind, and with it the values in their history. */
const readPermissions: Readonly<Record<string, readonly ActivitySubject[]>> = {
  'requests.read': ['SERVICE_TRANSPORTATION'],
  'customers.read': ['CUSTOMER'],
  'vehicles.read': ['VEHICLE'],
  'users.read': ['USER'],
  'roles.read': ['ROLE'],
  'company.read': ['COMPANY'],
  'routes.write': ['ABSENCE', 'HOURS_BALANCE'],
};

/** Returns the field with the changed values of activities about some kinds of record; null for other kinds. */
const valuesField = (subjects: readonly ActivitySubject[]): EntityField => ({
  kind: 'computed',
  needs: ['details', 'service_type'],
  sql: (details, type) =>
    `CASE WHEN ${type} IN (${subjects.map(quoteTextLiteral).join(', ')}) THEN ${details} -> 'changes' END`,
  returns: 'jsonb',
});

const valueFields = Object.entries(readPermissions).map(([permission, subjects]) => ({
  name: `values_of_${subjects.join('_').toLowerCase()}`,
  field: valuesField(subjects),
  permission,
}));

/** Activities: what users did to records. Clients can only list them, because an activity never changes. */
export const activityEntity: Entity = {
  type: 'Activity',
  table: activities,
  fields: {
    ...Object.fromEntries(valueFields.map(({ name, field }) => [name, field])),
    title: { kind: 'computed', needs: ['details'], sql: (details) => `(${details} ->> 'title')` },
    changed_fields: {
      kind: 'computed',
      needs: ['details'],
      sql: (details) =>
        `(SELECT string_agg(f, ', ') FROM jsonb_array_elements_text(CASE jsonb_typeof(${details} -> 'fields')` +
        ` WHEN 'array' THEN ${details} -> 'fields' ELSE '[]' END) f)`,
    },
    // The console inserts these values into the text that describes the activity.
    param: {
      kind: 'computed',
      needs: ['details', 'action', 'service_type', 'service_id', 'entity_type', ...valueFields.map(({ name }) => name)],
      sql: (details, action, type, id, part, ...values) =>
        `(${details} - 'changes' || jsonb_build_object('action', ${action}, 'subject', ${type}, 'id', ${id}::text, 'entity', ${part})` +
        ` || coalesce('{"changes":' || coalesce(${values.join(', ')})::text || '}', '{}')::jsonb)`,
      returns: 'jsonb',
    },
  },
  restrictedFields: Object.fromEntries(valueFields.map(({ name, permission }) => [name, [permission]])),
  methods: entityMethods.Activity,
};
