import { and, eq } from 'drizzle-orm';
import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import { customers } from '../customers';
import { tenants } from '../tenancy';
import type { Person } from './person';
import { erasedEmail } from './rules';

/** What decides whether and how a customer is erased. */
interface ErasableCustomer {
  isDeleted: boolean;
  isErased: boolean;
  isCompany: boolean;
  name: string;
  companyLanguage: Language;
}

/** Reads and locks a customer; undefined when the tenant has no such customer. */
export async function readErasableCustomer(
  { orm }: Session,
  { tenant, id }: Person,
): Promise<ErasableCustomer | undefined> {
  const { deleted_at, erased_at, profile_type, customer_name } = customers;
  const [found] = await orm
    .select({ deleted_at, erased_at, profile_type, customer_name, companyLanguage: tenants.lang })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenant_id))
    .where(and(eq(customers.tenant_id, tenant), eq(customers.id, id)))
    .for('update', { of: customers });
  return (
    found && {
      isDeleted: found.deleted_at !== null,
      isErased: found.erased_at !== null,
      isCompany: found.profile_type === 'BUSINESS',
      name: found.customer_name,
      companyLanguage: found.companyLanguage,
    }
  );
}

/**
 * Deletes what identifies the persons of a customer, and names the customer anew. The numbers and the address of a company
 * are kept; those of a person are deleted. Returns the ids of the customer's pictures, whose bytes the sweep deletes.
 */
export async function eraseCustomerRows(
  session: Session,
  { tenant, id }: Person,
  { name, isCompany }: { name: string; isCompany: boolean },
): Promise<string[]> {
  const run = (text: string, ...further: unknown[]) => session.rows({ text, params: [tenant, id, ...further] });
  const email = erasedEmail(id);
  await run(
    `UPDATE customer_profiles p SET first_name = $4, last_name = NULL, phone = '', email = $3, director_first_name = NULL,
      director_last_name = NULL, contact_first_name = NULL, contact_last_name = NULL,
      tax_number = CASE WHEN p.type = 'BUSINESS' THEN p.tax_number END, modified_at = clock_timestamp()
      FROM customers c WHERE c.tenant_id = $1 AND c.id = $2 AND p.tenant_id = c.tenant_id AND p.id = c.profile_id`,
    email,
    isCompany ? null : name,
  );
  await run(
    `UPDATE customers SET customer_name = $4, phone = '', email = $3, erased_at = now(), modified_at = clock_timestamp()
      WHERE tenant_id = $1 AND id = $2`,
    email,
    name,
  );
  if (!isCompany) {
    await run('UPDATE customers SET city = NULL, zip = NULL WHERE tenant_id = $1 AND id = $2');
    // The trigger of the statement above leaves the requests of a customer who has more than a thousand.
    await run(
      `WITH own AS MATERIALIZED (SELECT id FROM service_transportations
          WHERE tenant_id = $1 AND customer_id = $2 AND customer_city IS NOT NULL ORDER BY id FOR NO KEY UPDATE)
        UPDATE service_transportations s SET customer_city = NULL FROM own WHERE s.tenant_id = $1 AND s.id = own.id`,
    );
    await run(
      `UPDATE addresses SET state = NULL, city = NULL, street = NULL, house_number = NULL, apartment = NULL, zip = NULL,
        description = NULL, coordinates = NULL WHERE tenant_id = $1 AND addressable_type = 'CUSTOMER' AND addressable_id = $2`,
    );
  }
  const files = await run('DELETE FROM media WHERE tenant_id = $1 AND customer_id = $2 RETURNING id');
  return files.map(([file]) => String(file));
}
