import type { Entity } from '../../dialect/entity';
import { activities } from './tables';
import { entityMethods } from '../entity-methods.generated';

/** An activity. Clients can only list activities, because activities never change. */
export const activity: Entity = {
  type: 'Activity',
  table: activities,
  fields: {
    // Values for the text that describes the activity in the console.
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
