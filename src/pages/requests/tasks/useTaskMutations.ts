import { useTranslation } from 'react-i18next';
import { mayDeleteTaskFile } from '../../../fields/mayDeleteTaskFile';
import type { MediaFile } from '../../../fields/mediaFiles';
import { useDeleteFile } from '../../../fields/useDeleteFile';
import { legsResource } from '../../../../resources/routes';
import { useWords } from '../../../screens/words';
import { useSession } from '../../../ui/appServices';
import { newIdempotencyKey } from '../../../ui/newIdempotencyKey';
import { useMutationCalls } from '../useMutationCalls';
import type { RequestTask, TaskMethods, TaskStatus } from './taskMethods';

/** Values of a task that the task's form edits. */
export interface TaskDraft {
  text: string;
  media_upload_enabled: boolean;
  /** Absent for a logistician's task. */
  signature_required?: boolean;
}

/** Returns functions that change tasks. Each shows errors and returns whether it succeeded. */
export function useTaskMutations(kind: TaskMethods, reload: () => Promise<void>) {
  const { t } = useTranslation('tasks');
  const { busy, call } = useMutationCalls(useWords(legsResource), reload);
  const session = useSession();
  const deleteFile = useDeleteFile();
  return {
    busy,
    /** Creates a task. `owner` links it to a leg or a logistician. */
    create: (draft: TaskDraft, owner: Readonly<Record<string, unknown>>) => call(kind.create, { ...owner, ...draft }),
    /** Updates a task with its changed fields only. */
    change: ({ id, ...before }: RequestTask, draft: TaskDraft) => {
      const input = {
        ...(draft.text === before.text ? {} : { text: draft.text }),
        ...(draft.media_upload_enabled === before.media_upload_enabled
          ? {}
          : { media_upload_enabled: draft.media_upload_enabled }),
        ...(draft.signature_required === before.signature_required
          ? {}
          : { signature_required: draft.signature_required }),
      };
      return Object.keys(input).length > 0 ? call(kind.update, { id, ...input }) : Promise.resolve(true);
    },
    move: (id: string, to: number) => void call(kind.update, { id, order: to + 1 }),
    mayDeleteFile: (file: MediaFile) => mayDeleteTaskFile(session, file, kind.update),
    deleteFile: async (file: MediaFile) => {
      if (await deleteFile(file)) await reload();
    },
    remove: (id: string) => void call(kind.remove, { id }, t('deleted')),
    // The idempotency key makes a repeated request take effect once.
    setStatus: ({ id }: RequestTask, status: TaskStatus) =>
      void call(kind.setStatus, { id, status, key: newIdempotencyKey() }),
  };
}

/** The functions that `useTaskMutations` returns. */
export type TaskMutations = ReturnType<typeof useTaskMutations>;
