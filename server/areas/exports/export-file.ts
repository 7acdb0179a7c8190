import type { Entity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { exportFiles } from './tables';

/** Key of a file in storage, and in its URL. */
export const exportKeyOf = (tenant: string, id: string) => `${tenant}/${id}-export`;

/** SQL that returns the storage keys of all complete files, for backups. */
export const storedExportKeysSql = "SELECT concat(tenant_id, '/', id, '-export') FROM export_files WHERE is_stored";

/** Returns the tenant and id of a key; undefined if it is not that of an exported file. */
export function parseExportKey(key: string): { tenant: string; id: string } | undefined {
  const [, tenant, id] = /^(\d{1,19})\/(\d{1,19})-export$/.exec(key) ?? [];
  return tenant && id ? { tenant, id } : undefined;
}

/** An exported file. Only its user sees it. SQL returns the key as `url`, which a resolver turns into a signed URL. */
export const exportFileEntity: Entity = {
  type: 'ExportFile',
  table: exportFiles,
  fields: {
    url: {
      kind: 'computed',
      needs: ['tenant_id', 'id'],
      sql: (tenant, id) => `concat(${tenant}, '/', ${id}, '-export')`,
    },
  },
  only: (column) => `(${column('is_stored')} AND ${column('expires_at')} > now())`,
  methods: entityMethods.ExportFile,
  rowPolicy: { condition: (column, user) => `${column('user_id')} = ${user}` },
};
