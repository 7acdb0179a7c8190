import { and, eq } from 'drizzle-orm';
import type { Language, UserState } from '../../contract.generated';
import type { Session } from '../../database/database';
import { quoteIdentifier } from '../../dialect/parameters';
import { users } from '../identity';
import { tenants } from '../tenancy';
import type { Person } from './person';
import { erasedEmail, type PersonPatterns } from './rules';
import { deletedRows } from './stored-data';

/** What decides whether and how a user is erased. */
interface ErasableUser {
  state: UserState;
  isErased: boolean;
  companyLanguage: Language;
}

/** Reads and locks a user; undefined when the tenant has no such user. */
export async function readErasableUser({ orm }: Session, { tenant, id }: Person): Promise<ErasableUser | undefined> {
  const [found] = await orm
    .select({ state: users.state, erasedAt: users.erased_at, companyLanguage: tenants.lang })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenant_id))
    .where(and(eq(users.tenant_id, tenant), eq(users.id, id)))
    .for('update', { of: users });
  return found && { state: found.state, isErased: found.erasedAt !== null, companyLanguage: found.companyLanguage };
}

/**
 * Deletes the rows and files of a user, and the imports of users that have the person. Returns the ids of the files, whose
 * bytes the sweep deletes.
 */
export async function deleteUserRows(
  session: Session,
  { tenant, id }: Person,
  patterns: PersonPatterns | undefined,
): Promise<string[]> {
  const run = (text: string, ...further: unknown[]) => session.rows({ text, params: [tenant, id, ...further] });
  for (const { table, user, tenant: tenantColumn = 'tenant_id', where = 'true' } of deletedRows) {
    const isOwn = `${quoteIdentifier(tenantColumn)} = $1 AND ${quoteIdentifier(user)} = $2`;
    await run(`DELETE FROM ${quoteIdentifier(table)} WHERE ${isOwn} AND ${where}`);
  }
  await run('UPDATE export_files SET expires_at = now() WHERE tenant_id = $1 AND user_id = $2 AND expires_at > now()');
  await run('UPDATE media SET device_id = NULL WHERE tenant_id = $1 AND user_id = $2 AND device_id IS NOT NULL');
  await deleteCopies(session, { tenant, id }, 'users', patterns);
  const files = await run(
    `DELETE FROM media WHERE tenant_id = $1 AND owner_id = $2 AND model_type = 'USER' RETURNING id`,
  );
  return files.map(([file]) => String(file));
}

/** Deletes the copies of a record in exported lists of a resource, in imports that have the person, and in bulk actions. */
export async function deleteCopies(
  session: Session,
  { tenant, id }: Person,
  resource: 'users' | 'customers',
  patterns: PersonPatterns | undefined,
): Promise<void> {
  // The hourly sweep of exports deletes the files.
  await session.rows({
    text: 'UPDATE export_files SET expires_at = now() WHERE tenant_id = $1 AND resource = $2 AND expires_at > now()',
    params: [tenant, resource],
  });
  await session.rows({
    text: 'UPDATE bulk_action_rows SET title = NULL, undo_input = NULL WHERE tenant_id = $1 AND record_id = $2',
    params: [tenant, id],
  });
  await session.rows({
    text: `UPDATE bulk_action_chunks
      SET titles = jsonb_set(titles, ARRAY[(array_position(record_ids, $2::bigint) - 1)::text], 'null')
      WHERE tenant_id = $1 AND $2::bigint = ANY (record_ids)`,
    params: [tenant, id],
  });
  // The name of a person is in two cells, so that it cannot be replaced.
  if (patterns)
    await session.rows({
      text: `DELETE FROM imports i WHERE i.tenant_id = $1 AND i.resource = $3 AND EXISTS (SELECT 1 FROM import_chunks c
        WHERE c.tenant_id = i.tenant_id AND c.import_id = i.id AND c.rows::text ~* $2)`,
      params: [tenant, patterns.json.find, resource],
    });
}

/** Replaces the name of a user by a label, and deletes what else is known about the person. */
export async function eraseUser(session: Session, { tenant, id }: Person, label: string): Promise<void> {
  await session.rows({
    text: `UPDATE profiles SET first_name = $3, last_name = NULL, phone = NULL, email = NULL, country = NULL,
      modified_at = clock_timestamp() WHERE tenant_id = $1 AND user_id = $2`,
    params: [tenant, id, label],
  });
  await session.rows({
    text: `UPDATE users SET email = $3, password_hash = NULL, change_password_date = NULL, expiration_password_date = NULL,
      user_recovery_type = NULL, uses_two_factor_auth = false, email_proved_at = NULL, terms_version = NULL,
      terms_accepted_at = NULL, lang = NULL, date_format = NULL, driving_licence_until = NULL, code_95_until = NULL,
      adr_until = NULL, erased_at = now(), modified_at = clock_timestamp() WHERE tenant_id = $1 AND id = $2`,
    params: [tenant, id, erasedEmail(id)],
  });
}
