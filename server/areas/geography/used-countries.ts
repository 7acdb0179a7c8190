import type { Session } from '../../database/database';

/** Number of addresses that are counted, so that the query stays cheap for companies with many. */
const countedAddresses = 1000;

/** Reads the codes of the countries of the addresses that the tenant added last, the most frequent first. */
export async function readUsedCountries(session: Session, tenant: string): Promise<string[]> {
  const text = `
    SELECT country FROM
      (SELECT country FROM addresses WHERE tenant_id = $1 ORDER BY id DESC LIMIT ${countedAddresses}) newest
    WHERE country IS NOT NULL GROUP BY country ORDER BY count(*) DESC, country`;
  const rows = await session.rows({ text, params: [tenant] });
  return rows.map(([code]) => String(code));
}
