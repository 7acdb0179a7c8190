import type { Entity } from '../../dialect/entity';
import { activities } from './tables';

/** Something that was done. Nothing changes it, so it has no methods but its list. */
export const activity: Entity = {
  type: 'Activity',
  table: activities,
  fields: {
    // All that a sentence about it needs, so that whoever words it needs nothing else.
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
