import type { ActivitySubject } from './contract.generated';
import type { RelatedList } from './definition';

/** The history of a record, beside it; `id` is where the record has the id that it is told under, if not its own. */
export function historyOf(subject: ActivitySubject, id?: string): RelatedList {
  return {
    resource: 'activities',
    by: 'service_id',
    ...(id === undefined ? {} : { id }),
    where: { service_type: subject },
    columns: ['date', 'user', 'param'],
  };
}
