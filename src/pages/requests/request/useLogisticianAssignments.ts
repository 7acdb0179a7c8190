import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import type { MutationName } from '../../../../resources/definition';
import { useSession } from '../../../ui/appServices';
import { useMutationCalls } from '../useMutationCalls';
import { useRequest } from '../useRequest';
import { assignedLogisticians } from './assignedLogisticians';

/** Statuses in which a logistician may still decline. */
const declinableStatuses = ['DRAFT', 'NEW'];

/** Returns the logisticians assigned to the request, and functions with which the user assigns, removes and answers. */
export function useLogisticianAssignments() {
  const { t } = useTranslation('workbench');
  const { id, definition, words, number, record, status, ended, deleted } = useRequest();
  const invalidate = useInvalidate();
  const session = useSession();
  const { busy, call } = useMutationCalls(
    words,
    async () => void invalidate({ resource: definition.name, invalidates: ['list', 'many', 'detail'] }),
  );
  const assigned = assignedLogisticians(record);
  const ownAssignment = assigned.find(({ user }) => user === session?.user.id);
  const canChange = !deleted && !ended;
  const may = (method: MutationName) => canChange && isMethodAllowed(session, method);

  const answerableAssignment = may('answerServiceTransportationAssignment') ? ownAssignment : undefined;
  return {
    assigned,
    busy,
    canAssign: may('assignServiceTransportationLogistician'),
    canUnassign: may('unassignServiceTransportationLogistician'),
    /** Whether the user is assigned and may accept. */
    canAccept: answerableAssignment !== undefined && answerableAssignment.accepted !== true,
    canDecline:
      answerableAssignment !== undefined &&
      answerableAssignment.accepted !== false &&
      declinableStatuses.includes(status),
    /** Whether the user is assigned and has not answered. */
    isAwaitingAnswer: answerableAssignment?.accepted === null,
    assign: async (user: string, name: string) =>
      call(
        'assignServiceTransportationLogistician',
        { id, logist_id: user },
        t('logisticians.assigned', { title: number, name }),
      ),
    unassign: async (user: string, name: string) =>
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

/** The state and actions that `useLogisticianAssignments` returns. */
export type LogisticianAssignments = ReturnType<typeof useLogisticianAssignments>;
