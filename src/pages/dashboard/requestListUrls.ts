import type { ServiceTransportationStatus as Status } from '../../../resources/contract.generated';
import { addDays } from '../../fields/day';

/** Name of a list of requests that need attention. */
export type AttentionListName = 'late' | 'expected_late' | 'unassigned' | 'awaiting';

/** Statuses of requests that are not delivered yet. */
const openStatuses: readonly Status[] = ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'];

const requestListUrl = (...parts: string[]) => `/service-request?${parts.join('&')}`;
const statusFilter = (...statuses: readonly Status[]) => `f=status:in:${statuses.join(',')}`;

/**
 * Returns the URL of the request list with the same filters as the dashboard's list. `userId` is the
 * value of the filters for the user's own requests, `today` the company's current day. The request list parses the URL
 * in src/screens/list/listUrl.ts.
 */
export function attentionListUrl(need: AttentionListName, userId: string, today: string): string {
  switch (need) {
    case 'late':
      return requestListUrl(
        statusFilter(...openStatuses),
        `f=delivery_date_to:between:..${addDays(today, -1)}`,
        'sort=delivery_date_to',
      );
    case 'expected_late':
      return requestListUrl(
        'f=expected_late:equals:true',
        `f=delivery_date_to:between:${today}..`,
        'sort=delivery_date_to',
      );
    case 'unassigned':
      return requestListUrl(statusFilter('NEW'), 'f=logistician:empty', 'sort=to_take_to_work_from');
    case 'awaiting':
      return requestListUrl(statusFilter(...openStatuses), `f=awaiting_ids:in:${userId}`, 'sort=to_take_to_work_from');
  }
}

/** Returns the URL of the list of requests that have a status and were created in a period. */
export function statusListUrl(status: Status, { from, to }: { from: string; to: string }): string {
  return requestListUrl(statusFilter(status), `f=created_at:between:${from}..${to}`);
}
