import { useDataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import type { MutationName } from '../../../../resources/definition';
import { valueAt } from '../../../fields/paths';
import { failureText } from '../../../screens/record/failure';
import { useSession } from '../../../ui/tab';
import { useRequest } from '../useRequest';

/** How a logistician answered: null while they have not. */
export type Answer = boolean | null;

/** A logistician whom the request was given to. */
export interface Assigned {
  /** Id of the person. */
  user: string;
  name: string;
  accepted: Answer;
  /** Whether it is them who lead it. */
  leads: boolean;
}

/** The logisticians of a request, those who lead and those who accepted first. */
export function assignedIn(record: unknown): readonly Assigned[] {
  const held = valueAt(record, 'logisticians');
  const lead = valueAt(record, 'logistician.id');
  const found = (Array.isArray(held) ? held : []).map((each): Assigned => {
    const [user, name, accepted] = [valueAt(each, 'user.id'), valueAt(each, 'user.brief'), valueAt(each, 'accepted')];
    return { user: String(user), name: typeof name === 'string' ? name : '', accepted: typeof accepted === 'boolean' ? accepted : null, leads: user === lead };
  });
  const rank = ({ leads, accepted }: Assigned) => (leads ? 0 : accepted === true ? 1 : accepted === null ? 2 : 3);
  return found.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

/** Until when a logistician may still decline what they were given. */
const declinable = ['DRAFT', 'NEW'];
const ended = ['CLOSE_REQUEST', 'CANCELED_REQUEST'];

/** Who works on the request, and what the reader may do about that. */
export function useAssignments() {
  const { t } = useTranslation('workbench');
  const { id, definition, words, number, record, status, deleted } = useRequest();
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const session = useSession();
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const assigned = assignedIn(record);
  const own = assigned.find(({ user }) => user === session?.user.id);
  const open = !deleted && !ended.includes(status);
  const may = (method: MutationName) => open && isAllowed(session, method);

  const call = async (method: MutationName, input: Readonly<Record<string, unknown>>, said: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await provider.custom?.({ url: '', method: 'post', meta: { method, input: { id, ...input } } });
      notify?.({ type: 'success', message: said });
    } catch (error) {
      notify?.({ type: 'error', message: failureText(error, words) });
    } finally {
      setBusy(false);
      void invalidate({ resource: definition.name, invalidates: ['list', 'many', 'detail'] });
    }
  };
  const answerable = may('answerServiceTransportationAssignment') ? own : undefined;
  return {
    assigned,
    busy,
    mayAssign: may('assignServiceTransportationLogistician'),
    mayTakeAway: may('unassignServiceTransportationLogistician'),
    /** The reader was given the request, and may accept it. */
    mayAccept: answerable !== undefined && answerable.accepted !== true,
    mayDecline: answerable !== undefined && answerable.accepted !== false && declinable.includes(status),
    /** It was given to the reader, who has not answered. */
    waitsForReader: answerable?.accepted === null,
    assign: async (user: string, name: string) =>
      call('assignServiceTransportationLogistician', { logist_id: user }, t('logisticians.assigned', { title: number, name })),
    takeAway: async (user: string, name: string) =>
      call('unassignServiceTransportationLogistician', { logist_id: user }, t('logisticians.removed', { title: number, name })),
    answer: async (accepted: boolean) =>
      call('answerServiceTransportationAssignment', { accepted }, t(accepted ? 'answer.accepted' : 'answer.declined', { title: number })),
  };
}

/** What `useAssignments` gives. */
export type Assignments = ReturnType<typeof useAssignments>;
