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
      sql: (tenant, id) => `concat(${tenant}, '/', ${id}, '/original')`,
    },
  },
  methods: { list: 'media' },
};

type ModelType = (typeof media.model_type.enumValues)[number];

/** All files of a record, oldest first: a field for the record's entity. */
export function filesOf(model: ModelType): EntityField {
  return { kind: 'hasMany', entity: () => mediaFile, foreign: 'model_id', fixed: { model_type: model } };
}

/** The one file of a collection that has no more, or else the first of it: a field for the record's entity. */
export function fileOf(model: ModelType, collection: Collection): EntityField {
  return {
    kind: 'hasOne',
    entity: () => mediaFile,
    foreign: 'model_id',
    fixed: { model_type: model, collection_name: collection },
    first: true,
  };
}
