import type { Entity, EntityField } from '../../dialect/entity';
import type { FileCollection } from './rules';
import { media } from './tables';

/** A file of a record. SQL returns the storage key as `url`; the area's resolver turns the key into a signed URL. */
export const mediaFileEntity: Entity = {
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

/** Columns that reference the record of a file, one for each kind of record. */
export type FileOwnerColumn =
  | 'vehicle_id'
  | 'customer_id'
  | 'owner_id'
  | 'company_id'
  | 'service_transportation_id'
  | 'route_task_id'
  | 'logist_task_id';

/** Returns an entity's field for its files: all of them, or those of one collection, oldest first. */
export function filesField(owner: FileOwnerColumn, collection?: FileCollection): EntityField {
  return {
    kind: 'hasMany',
    entity: () => mediaFileEntity,
    foreign: owner,
    ...(collection && { fixed: { collection_name: collection } }),
  };
}

/** Returns an entity's field for the oldest file of a collection. */
export function fileField(owner: FileOwnerColumn, collection: FileCollection): EntityField {
  return {
    kind: 'hasOne',
    entity: () => mediaFileEntity,
    foreign: owner,
    fixed: { collection_name: collection },
    first: true,
  };
}
