import { sql } from 'drizzle-orm';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { permissions, rolePermissions, roles } from '../../../server/areas/identity/tables';
import type { Database, Session } from '../../../server/database/database';
import { newId } from '../../../server/database/ids';
import { secureTables } from '../../../server/database/security';

/**
 * Creates the tables of an area that exists only in a test, and permits the administrators of every tenant to call its
 * methods.
 */
export function createExtraTables(
  database: Database,
  tables: Record<string, unknown>,
  methods: string[],
): Promise<void> {
  return database.system(async (session) => {
    for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables))) {
      await session.rows({ text: statement, params: [] });
    }
    await secureTables(session);
    await grantMethods(session, methods);
  });
}

async function grantMethods({ orm }: Session, methods: string[]): Promise<void> {
  const permission_id = newId();
  await orm
    .insert(permissions)
    .values({ id: permission_id, code: 'further', title_en: 'Further', title_pl: 'Dalsze', methods });
  const grants = orm
    .select({
      tenant_id: roles.tenant_id,
      role_id: sql`${roles.id}`.as('role_id'),
      permission_id: sql`${permission_id}::bigint`.as('permission_id'),
    })
    .from(roles)
    .where(sql`${roles.name} = 'admin'`);
  await orm.insert(rolePermissions).select(grants);
}
