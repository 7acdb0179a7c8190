import { and, eq } from 'drizzle-orm';
import type { ActivitySubject } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { EntityHistory, RowValues } from '../../dialect/entity';
import { type NewActivity, createHistory, type HistoryOptions } from '../activity';
import { serviceTransportations } from './tables';

/** Returns the history setting for a part of a request. Changes of the part appear in the request's history. */
export function createPartHistory(
  subject: ActivitySubject,
  options: Pick<HistoryOptions, 'title' | 'actions'> = {},
): EntityHistory {
  return createHistory({ ...options, subject, of: readRequestOfPart });
}

/** Returns the request of a part, as activities refer to it. */
export async function readRequestOfPart(
  row: RowValues,
  { session, tenant }: { session: Session; tenant: string },
): Promise<NewActivity['on']> {
  const request = String(row.service_transportation_id);
  const { tenant_id, id, number } = serviceTransportations;
  const [requestRow] = await session.orm
    .select({ number })
    .from(serviceTransportations)
    .where(and(eq(tenant_id, tenant), eq(id, request)));
  return { type: 'SERVICE_TRANSPORTATION', id: request, title: requestRow?.number ?? null };
}
