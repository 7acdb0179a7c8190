import type { ActivitySubject } from './contract.generated';
import type { RelatedList } from './definition';

/** The history of a record, shown beside it; `id` is the path of the id that the history uses, if not the record's own. */
export function historyOf(subject: ActivitySubject, id?: string): RelatedList {
  return {
    resource: 'activities',
    by: 'service_id',
    ...(id === undefined ? {} : { id }),
    where: { service_type: subject },
    columns: ['date', 'user', 'param'],
  };
}
