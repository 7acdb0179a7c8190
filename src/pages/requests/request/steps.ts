import type { Operation } from '../../../screens/record/operation';
import type { OpenRequest } from '../useRequest';

/** What can be done with a request beside its next step. */
export function furtherOperations({ operations }: OpenRequest): readonly Operation[] {
  return operations.filter(({ kind }) => kind !== 'restore');
}
