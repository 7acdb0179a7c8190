import { createContext, useContext } from 'react';
import { valueAt } from '../../fields/paths';
import type { ResourceDefinition } from '../../../resources/definition';
import type { LoadedRecord } from '../../screens/record/asked';
import type { Operation } from '../../screens/record/operation';
import type { Words } from '../../screens/words';

/** The request that the pages of this frame are about. */
export interface OpenRequest {
  id: string;
  definition: ResourceDefinition;
  /** The words of requests. */
  words: Words;
  /** What the head reads of it (`headFields`), live. What else a page shows, it reads by itself. */
  record: LoadedRecord;
  number: string;
  status: string;
  /** Absent once the request has ended. */
  nextStatus: string | undefined;
  ended: boolean;
  deleted: boolean;
  /** Whether the reader may edit it, as it stands. */
  editable: boolean;
  /** Whether the reader may do a thing with requests, by its name in the definition. */
  may: (action: string) => boolean | undefined;
  /** What can be done with it now, as far as the reader may. */
  operations: readonly Operation[];
  /** Does one of them, with the question that it begins with. */
  run: (operation: Operation) => void;
}

/** What the head reads of a request, beside what decides which actions are offered. */
export const headFields = [
  'number',
  'status',
  'customer.id',
  'customer.customer_name',
  'transitionableStatus',
  'next_status',
  'step_needs',
  'logistician.id',
  'logisticians.id',
  'logisticians.accepted',
  'logisticians.user.id',
  'logisticians.user.brief',
];

/** Given by the frame of a request's pages; read by `useRequest`. */
export const RequestContext = createContext<OpenRequest | null>(null);

/** The request of this page. */
export function useRequest(): OpenRequest {
  const request = useContext(RequestContext);
  if (!request) throw new Error('There is no RequestContext around this component.');
  return request;
}

/** Texts of a list in the record. */
export function textsAt(record: unknown, path: string): readonly string[] {
  const held = valueAt(record, path);
  return Array.isArray(held) ? held.filter((each): each is string => typeof each === 'string') : [];
}
