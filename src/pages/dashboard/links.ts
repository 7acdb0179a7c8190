import dayjs from 'dayjs';
import type { ServiceTransportationStatus as Status } from '../../../resources/contract.generated';

/** What wants somebody. */
export type NeedName = 'late' | 'unassigned' | 'awaiting';

/** Statuses in which a request still is to be provided. */
const open: readonly Status[] = ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'];

const list = (...parts: string[]) => `/service-request?${parts.join('&')}`;
const inStatus = (...statuses: readonly Status[]) => `f=status:in:${statuses.join(',')}`;

/** The list of requests with the filters that find what the dashboard counted (screens/list/address.ts reads them). */
export function needLink(need: NeedName, me: string, now = dayjs()): string {
  switch (need) {
    case 'late':
      return list(
        inStatus(...open),
        `f=delivery_date_to:between:..${now.subtract(1, 'day').format('YYYY-MM-DD')}`,
        'sort=delivery_date_to',
      );
    case 'unassigned':
      return list(inStatus('NEW'), 'f=logistician:empty', 'sort=to_take_to_work_from');
    case 'awaiting':
      return list(inStatus(...open), `f=awaiting_ids:in:${me}`, 'sort=to_take_to_work_from');
  }
}

/** Requests in a status that were made in a period. */
export function statusLink(status: Status, { from, to }: { from: string; to: string }): string {
  return list(inStatus(status), `f=created_at:between:${from}..${to}`);
}
