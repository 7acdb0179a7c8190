import type { Session } from '../../database/database';
import { quoteIdentifier } from '../../dialect/parameters';
import { mailJobKind } from '../mail';
import type { Person } from './person';
import type { PersonPatterns } from './rules';
import { searchedColumns } from './stored-data';

/**
 * Deletes the mails to a person with their jobs, and the address in payments. Mails of other tenants are kept until they
 * are sent, because a deleted user's address may have an account there.
 */
export async function eraseMails(session: Session, { tenant, id }: Person, texts: readonly string[]): Promise<void> {
  const emails = texts.filter((text) => text.includes('@')).map((text) => text.toLowerCase());
  const deleted = await session.rows({
    text: `DELETE FROM mails WHERE (tenant = $1 AND (mail ->> 'user' = $2 OR lower(mail ->> 'email') = ANY ($3)))
      OR (tenant IS NULL AND sent_at IS NOT NULL AND lower(mail ->> 'email') = ANY ($3)) RETURNING id`,
    params: [tenant, id, emails],
  });
  await session.rows({
    text: 'DELETE FROM jobs WHERE kind = $1 AND unique_key = ANY ($2)',
    params: [mailJobKind, deleted.map(([mail]) => mail)],
  });
  await session.rows({
    text: 'UPDATE payments SET email = NULL WHERE tenant_id = $1 AND lower(email) = ANY ($2)',
    params: [tenant, emails],
  });
}

/** Replaces the name in the history of a user or customer, and deletes the changed values. */
export async function eraseHistory(
  session: Session,
  { tenant, id }: Person,
  subject: 'USER' | 'CUSTOMER',
  title: string,
): Promise<void> {
  const params = [tenant, id, title, subject];
  await session.rows({
    text: `UPDATE activities SET details = details - 'changes' || jsonb_build_object('title', $3::text)
      WHERE tenant_id = $1 AND service_type = $4 AND service_id = $2`,
    params,
  });
  await session.rows({
    text: `UPDATE activities SET details = details || jsonb_build_object('part', $3::text)
      WHERE tenant_id = $1 AND entity_type = $4 AND entity_id = $2 AND details ? 'part'`,
    params,
  });
}

/** Replaces the name in the history of a user and of the user's absences and hours, and deletes the changed values. */
export async function eraseActivities(
  session: Session,
  person: Person,
  { texts, label }: { texts: readonly string[]; label: string },
): Promise<void> {
  await eraseHistory(session, person, 'USER', label);
  await session.rows({
    text: `UPDATE activities SET details = details - 'changes' || jsonb_build_object('title', $3::text)
      WHERE tenant_id = $1 AND service_type IN ('ABSENCE', 'HOURS_BALANCE') AND details ->> 'title' = ANY ($2)`,
    params: [person.tenant, texts, label],
  });
}

/** Replaces a person's names, addresses and numbers in all texts of a tenant that people write. */
export async function replaceInTexts(
  session: Session,
  tenant: string,
  { patterns, label }: { patterns: PersonPatterns; label: string },
): Promise<void> {
  for (const { table, tenant: tenantColumn = 'tenant_id', text = [], json = [] } of searchedColumns) {
    // `$2` and `$3` find and replace in texts, `$4` and `$5` in JSON.
    const columns = [
      ...text.map((name) => ({ name: quoteIdentifier(name), find: '$2::text', replace: '$3::text', type: 'text' })),
      ...json.map((name) => ({ name: quoteIdentifier(name), find: '$4::text', replace: '$5::text', type: 'jsonb' })),
    ];
    const sets = columns.map(
      ({ name, replace, type }) =>
        `${name} = regexp_replace(${name}::text, ${replace}, (SELECT label FROM given), 'gi')::${type}`,
    );
    const finds = columns.map(({ name, find }) => `${name}::text ~* ${find}`);
    await session.rows({
      // The query of parameters gives types to those that the statement does not use.
      text: `WITH given AS (SELECT $6::text AS label, $2::text, $3::text, $4::text, $5::text)
        UPDATE ${quoteIdentifier(table)} SET ${sets.join(', ')}
        WHERE ${quoteIdentifier(tenantColumn)} = $1 AND (${finds.join(' OR ')})`,
      params: [tenant, patterns.text.find, patterns.text.replace, patterns.json.find, patterns.json.replace, label],
    });
  }
}
