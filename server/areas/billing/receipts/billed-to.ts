import { asc, eq } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { tenants } from '../../tenancy';
import type { BilledTo } from '../tables';

const companySql = `
  SELECT coalesce(nullif(c.legal_name, ''), c.name), c.registration_number, c.vat_number,
    concat_ws(' ', a.street, concat_ws('/', a.house_number, a.apartment)), concat_ws(' ', a.zip, a.city), a.country
  FROM companies c
  LEFT JOIN addresses a ON a.tenant_id = c.tenant_id AND a.addressable_type = 'COMPANY' AND a.addressable_id = c.id
    AND a.direction = 'LEGAL_ADDRESS'
  WHERE c.tenant_id = $1`;

/**
 * Returns the company of a tenant with its legal address, as the buyer on receipts. The name is empty until the company
 * is entered.
 */
export async function readBuyer(session: Pick<Session, 'rows'>, tenant: string): Promise<BilledTo> {
  const [row = []] = await session.rows({ text: companySql, params: [tenant] });
  const [name, registration, vat, street, town, country] = row;
  return {
    name: name ?? '',
    registration_number: registration || null,
    vat_number: vat || null,
    address: [street, town].filter((line): line is string => Boolean(line)),
    country: country || null,
  };
}

/**
 * Returns the operator's company, as the seller on receipts; undefined when no tenant is the operator. Needs a
 * system transaction.
 */
export async function readSeller(session: Session): Promise<BilledTo | undefined> {
  const operators = session.orm.select({ id: tenants.id }).from(tenants).where(eq(tenants.is_operator, true));
  const [operator] = await operators.orderBy(asc(tenants.id)).limit(1);
  return operator && readBuyer(session, operator.id);
}
