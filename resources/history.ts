import type { ActivitySubject } from './contract.generated';
import type { RelatedList } from './related';

/**
 * Returns the related list with a record's history. `id` is the path of the id that the history refers to, when that is
 * not the record's own id.
 */
export function historyListOf(subject: ActivitySubject, id?: string): RelatedList {
  return {
    resource: 'activities',
    by: 'service_id',
    ...(id === undefined ? {} : { id }),
    where: { service_type: subject },
    columns: ['date', 'user', 'param'],
  };
}
