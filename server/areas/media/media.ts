import type { Entity, EntityField } from '../../dialect/entity';
import type { Collection } from './rules';
import { media } from './tables';

/** A file of a record. `url` is selected as the key of its storage; the area's resolver makes the address of it. */
export const mediaFile: Entity = {
  type: 'Media',
  table: media,
  fields: {
    url: {
      kind: 'computed',
      needs: ['tenant_id', 'id'],
      sql: (tenant, id) => `concat(${tenant}, '/', ${id}, '-original')`,
    },
  },
  methods: { list: 'media' },
};

/** Columns of a file's row that hold the id of its record, one for each kind. */
export type OwnerColumn =
  | 'vehicle_id'
  | 'customer_id'
  | 'owner_id'
  | 'company_id'
  | 'service_transportation_id'
  | 'route_task_id'
  | 'logist_task_id';

/** Files of a record, oldest first, all or those of one collection: a field for the record's entity. */
export function filesField(owner: OwnerColumn, collection?: Collection): EntityField {
  return {
    kind: 'hasMany',
    entity: () => mediaFile,
    foreign: owner,
    ...(collection && { fixed: { collection_name: collection } }),
  };
}

/** The file of a collection that has one alone, or else the oldest of it: a field for the record's entity. */
export function fileField(owner: OwnerColumn, collection: Collection): EntityField {
  return {
    kind: 'hasOne',
    entity: () => mediaFile,
    foreign: owner,
    fixed: { collection_name: collection },
    first: true,
  };
}
