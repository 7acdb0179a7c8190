import type { Session } from '../../database/database';
import { fullNames } from './rules';

/** A user of a tenant, by ids. */
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
      UNION SELECT unnest(ARRAY[c ->> 'from', c ->> 'to']) FROM activities,
        jsonb_array_elements(CASE jsonb_typeof(details -> 'changes') WHEN 'array' THEN details -> 'changes' ELSE '[]' END) c
        WHERE tenant_id = $1 AND service_type = 'USER' AND service_id = $2 AND c ->> 'field' ~ '(email|phone)$'`,
    params,
  });
  return [email, ownEmail, phone, ...fullNames(first, last), ...further.map(([text]) => text)].filter(
    (text) => typeof text === 'string',
  );
}
