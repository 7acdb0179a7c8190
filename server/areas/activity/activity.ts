import type { Entity } from '../../dialect/entity';
import { activities } from './tables';
import { entityMethods } from '../entity-methods.generated';

/** Activities: what users did to records. Clients can only list them, because an activity never changes. */
export const activityEntity: Entity = {
  type: 'Activity',
  table: activities,
  fields: {
    // The console inserts these values into the text that describes the activity.
    param: {
      kind: 'computed',
      needs: ['details', 'action', 'service_type', 'service_id', 'entity_type'],
      sql: (details, action, type, id, part) =>
        `(${details} || jsonb_build_object('action', ${action}, 'subject', ${type}, 'id', ${id}::text, 'entity', ${part}))`,
      returns: 'jsonb',
    },
  },
  methods: entityMethods.Activity,
};
