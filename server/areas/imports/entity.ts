import type { Entity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { imports } from './tables';

/** An import, which only its user sees. */
export const dataImportEntity: Entity = {
  type: 'DataImport',
  table: imports,
  fields: {},
  methods: entityMethods.DataImport,
  rowPolicy: { condition: (column, user) => `${column('user_id')} = ${user}` },
  only: (column) => `${column('row_count')} IS NOT NULL`,
};
