import { requests } from '../../../../resources/requests';
import { isRecord } from '../../../../providers/answer';
import { valueAt } from '../../../fields/paths';
import { useRecord } from '../../../screens/record/useRecord';
import type { Place } from './legs';

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

/** The contract's word is taken for the rest: what is asked for is there. */
const isPlace = (value: unknown): value is Place => isRecord(value) && typeof value.id === 'string';

/** Where a request begins and where it ends, and its days. */
export function useRequestEnds(id: string): { ends: readonly Place[]; days: readonly unknown[] } {
  const { record } = useRecord({ definition: requests, id, fields, live: true });
  const addresses = valueAt(record, 'addresses');
  return {
    ends: Array.isArray(addresses) ? addresses.filter(isPlace) : [],
    days: days.map((day) => valueAt(record, day)),
  };
}
