import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import type { MutationName } from '../../../../resources/definition';
import { useSession } from '../../../ui/appServices';
import { useCalls } from '../useCalls';
import { useRequest } from '../useRequest';
import { assignedIn } from './assigned';

/** Until when a logistician may still decline what they were given. */
const declinable = ['DRAFT', 'NEW'];

/** Who works on the request, and what the reader may do about that. */
export function useAssignments() {
  const { t } = useTranslation('workbench');
  const { id, definition, words, number, record, status, ended, deleted } = useRequest();
  const invalidate = useInvalidate();
  const session = useSession();
  const { busy, call } = useCalls(
    words,
    async () => void invalidate({ resource: definition.name, invalidates: ['list', 'many', 'detail'] }),
  );
  const assigned = assignedIn(record);
  const own = assigned.find(({ user }) => user === session?.user.id);
  const open = !deleted && !ended;
  const may = (method: MutationName) => open && isAllowed(session, method);

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
      call(
        'assignServiceTransportationLogistician',
        { id, logist_id: user },
        t('logisticians.assigned', { title: number, name }),
      ),
    takeAway: async (user: string, name: string) =>
      call(
        'unassignServiceTransportationLogistician',
        { id, logist_id: user },
        t('logisticians.removed', { title: number, name }),
      ),
    answer: async (accepted: boolean) =>
      call(
        'answerServiceTransportationAssignment',
        { id, accepted },
        t(accepted ? 'answer.accepted' : 'answer.declined', { title: number }),
      ),
  };
}

/** What `useAssignments` gives. */
export type Assignments = ReturnType<typeof useAssignments>;
