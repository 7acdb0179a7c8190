import { createContext, useContext } from 'react';
import { valueAt } from '../../fields/paths';
import type { ResourceDefinition } from '../../../resources/definition';
import type { LoadedRecord } from '../../screens/record/loadedRecord';
import type { RecordOperation } from '../../screens/record/operation';
import type { Words } from '../../screens/words';

/** The request of the current page, provided by `RequestPage`. */
interface CurrentRequest {
  id: string;
  definition: ResourceDefinition;
  /** Texts of the resource of requests. */
  words: Words;
  /** Fields of the header (`requestHeaderFields`), updated by live events. Pages fetch other fields themselves. */
  record: LoadedRecord;
  number: string;
  status: string;
  /** The status that follows the current one. Undefined once the request has ended. */
  nextStatus: string | undefined;
  ended: boolean;
  deleted: boolean;
  /** Whether the user may edit the request in its current state. */
  editable: boolean;
  /** Returns whether the user may run an action of the definition; undefined until permissions are loaded. */
  may: (action: string) => boolean | undefined;
  /** Operations that are available to the user now. */
  operations: readonly RecordOperation[];
  /** Starts an operation on the request; asks for confirmation first when one is needed. */
  run: (operation: RecordOperation) => void;
}

/** Fields of the header. Fields that decide which actions are offered are added to them. */
export const requestHeaderFields = [
  'number',
  'status',
  'customer.id',
  'customer.customer_name',
  'transitionableStatus',
  'next_status',
  'step_needs',
  'breaks_leg_rules',
  'expected_late',
  'waybill_lacks',
  'logistician.id',
  'logisticians.id',
  'logisticians.accepted',
  'logisticians.user.id',
  'logisticians.user.brief',
];

/** Context with the request of the current page, which `RequestPage` provides and `useRequest` reads. */
export const CurrentRequestContext = createContext<CurrentRequest | null>(null);

/** Returns the request of the current page. */
export function useRequest(): CurrentRequest {
  const request = useContext(CurrentRequestContext);
  if (!request) throw new Error('There is no RequestContext around this component.');
  return request;
}

/** Returns the strings of a list in a record. */
export function stringListAt(record: unknown, path: string): readonly string[] {
  const list = valueAt(record, path);
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}
