import type { DashboardDocuments, ExpiringDocuments } from '../../contract.generated';
import type { Session } from '../../database/database';
import { addDays } from '../../formats/days';
import type { Viewer } from '../../dialect/scope';
import { documentStateOf, firstWarningDays } from '../validity';

const activeSql = { users: "state = 'ACTIVE'", vehicles: 'is_active' } as const;

/** Counts active drivers and vehicles by their document that expires first; null for those who plan no legs. */
export async function countExpiringDocuments(
  session: Session,
  { tenant, permissions }: Viewer,
  today: string,
): Promise<DashboardDocuments | null> {
  if (!permissions.has('routes.write')) return null;
  const countOf = async (table: keyof typeof activeSql) => {
    const text = `
      SELECT documents_until, count(*) FROM ${table}
      WHERE tenant_id = $1::bigint AND deleted_at IS NULL AND ${activeSql[table]} AND documents_until < $2::date
      GROUP BY documents_until`;
    const rows = await session.rows({ text, params: [tenant, addDays(today, firstWarningDays)] });
    return sumByState(
      rows.map(([until, count]) => ({ until: String(until), count: Number(count) })),
      today,
    );
  };
  return { drivers: await countOf('users'), vehicles: await countOf('vehicles') };
}

function sumByState(days: readonly { until: string; count: number }[], today: string): ExpiringDocuments {
  const sums: ExpiringDocuments = { expired: 0, in_7_days: 0, in_30_days: 0, in_60_days: 0 };
  for (const { until, count } of days) {
    const state = documentStateOf(until, today);
    if (state === 'EXPIRED') {
      sums.expired += count;
      continue;
    }
    if (state === 'EXPIRES_IN_7_DAYS') sums.in_7_days += count;
    if (state === 'EXPIRES_IN_7_DAYS' || state === 'EXPIRES_IN_30_DAYS') sums.in_30_days += count;
    sums.in_60_days += count;
  }
  return sums;
}
