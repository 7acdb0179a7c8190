import type { Entity } from '../../dialect/entity';
import { activities } from './tables';

/** An activity. It is never changed, so it has only a list. */
export const activity: Entity = {
  type: 'Activity',
  table: activities,
  fields: {
    // All values of the sentence that describes the activity.
    param: {
      kind: 'computed',
      needs: ['details', 'action', 'service_type', 'service_id', 'entity_type'],
      sql: (details, action, type, id, part) =>
        `(${details} || jsonb_build_object('action', ${action}, 'subject', ${type}, 'id', ${id}::text, 'entity', ${part}))`,
      returns: 'jsonb',
    },
  },
  methods: { list: 'activities' },
};
