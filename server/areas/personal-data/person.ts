import type { Session, TextRow } from '../../database/database';
import { fullNames } from './rules';

/** A user or customer of a tenant, by ids. */
export interface Person {
  tenant: string;
  id: string;
}

/** Returns all names, email addresses and phone numbers that a user has or had, as the user's record and history have them. */
export async function readPersonTexts(session: Session, { tenant, id }: Person): Promise<string[]> {
  const params = [tenant, id];
  const [own = []] = await session.rows({
    text: `SELECT u.email, p.email, p.phone, p.first_name, p.last_name FROM users u
      LEFT JOIN profiles p ON p.tenant_id = u.tenant_id AND p.user_id = u.id WHERE u.tenant_id = $1 AND u.id = $2`,
    params,
  });
  const [email, ownEmail, phone, first, last] = own;
  const further = await session.rows({
    text: `SELECT email FROM email_proofs WHERE tenant_id = $1 AND user_id = $2
      UNION SELECT details ->> 'title' FROM activities
        WHERE tenant_id = $1 AND service_type = 'USER' AND service_id = $2
      ${changedContactsSql('USER')}`,
    params,
  });
  return knownTexts([email, ownEmail, phone, ...fullNames(first, last)], further);
}

/**
 * Returns all names of persons, email addresses and phone numbers that a customer has or had, as the customer's record and
 * history have them. The name of a company is none of them.
 */
export async function readCustomerTexts(session: Session, { tenant, id }: Person): Promise<string[]> {
  const params = [tenant, id];
  const [own = []] = await session.rows({
    text: `SELECT p.email, p.phone, p.first_name, p.last_name, p.director_first_name, p.director_last_name,
        p.contact_first_name, p.contact_last_name
      FROM customers c JOIN customer_profiles p ON p.tenant_id = c.tenant_id AND p.id = c.profile_id
      WHERE c.tenant_id = $1 AND c.id = $2`,
    params,
  });
  const [email, phone, first, last, directorFirst, directorLast, contactFirst, contactLast] = own;
  const further = await session.rows({
    text: `SELECT a.details ->> 'title' FROM activities a JOIN customers c ON c.tenant_id = a.tenant_id AND c.id = a.service_id
        WHERE a.tenant_id = $1 AND a.service_type = 'CUSTOMER' AND a.service_id = $2 AND c.profile_type = 'PERSONAL'
      ${changedContactsSql('CUSTOMER')}`,
    params,
  });
  const names = [
    ...fullNames(first, last),
    ...fullNames(directorFirst, directorLast),
    ...fullNames(contactFirst, contactLast),
  ];
  return knownTexts([email, phone, ...names], further);
}

/** SQL that adds the addresses and numbers that the history of a record says it had. */
function changedContactsSql(subject: 'USER' | 'CUSTOMER'): string {
  return `UNION SELECT unnest(ARRAY[c ->> 'from', c ->> 'to']) FROM activities,
        jsonb_array_elements(CASE jsonb_typeof(details -> 'changes') WHEN 'array' THEN details -> 'changes' ELSE '[]' END) c
        WHERE tenant_id = $1 AND service_type = '${subject}' AND service_id = $2 AND c ->> 'field' ~ '(email|phone)$'`;
}

function knownTexts(own: readonly (string | null | undefined)[], further: readonly TextRow[]): string[] {
  return [...own, ...further.map(([text]) => text)].filter((text) => typeof text === 'string');
}
