import { requestsResource } from '../../../../resources/requests';
import { isRecord } from '../../../../providers/graphqlResponse';
import { valueAt } from '../../../fields/paths';
import { useRecord } from '../../../screens/record/useRecord';
import type { LegAddress } from './legs';

const days = ['to_take_to_work_from', 'to_take_to_work_to', 'delivery_date_from', 'delivery_date_to'];
const parts = [
  'id',
  'direction',
  'country',
  'state',
  'city',
  'zip',
  'street',
  'house_number',
  'apartment',
  'description',
  'coordinates',
];
const fields = ['id', ...days, ...parts.map((part) => `addresses.${part}`)];

/** Returns whether a value is an address. Checks only the id, because the API returns the requested fields. */
const isAddress = (value: unknown): value is LegAddress => isRecord(value) && typeof value.id === 'string';

/** Returns the addresses and the dates of a request. */
export function useRequestAddresses(id: string): { ends: readonly LegAddress[]; days: readonly unknown[] } {
  const { record } = useRecord({ definition: requestsResource, id, fields, live: true });
  const addresses = valueAt(record, 'addresses');
  return {
    ends: Array.isArray(addresses) ? addresses.filter(isAddress) : [],
    days: days.map((day) => valueAt(record, day)),
  };
}
