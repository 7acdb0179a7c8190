import { useTranslation } from 'react-i18next';
import { legs } from '../../../../resources/routes';
import { useWords } from '../../../screens/words';
import { newIdempotencyKey } from '../../../ui/newIdempotencyKey';
import { useCalls } from '../useCalls';
import type { Task, TaskKind, TaskStatus } from './taskKinds';

/** What one types of a task. */
export interface TaskDraft {
  text: string;
  media_upload_enabled: boolean;
}

/** Writes tasks of a kind. Each call answers whether it was done; what went wrong is told. */
export function useTaskCalls(kind: TaskKind, renew: () => Promise<void>) {
  const { t } = useTranslation('tasks');
  const { busy, call } = useCalls(useWords(legs), renew);
  return {
    busy,
    /** `owner`: what it hangs on. */
    create: (draft: TaskDraft, owner: Readonly<Record<string, unknown>>) => call(kind.create, { ...owner, ...draft }),
    /** Sends what has changed alone. */
    change: ({ id, ...before }: Task, draft: TaskDraft) => {
      const input = {
        ...(draft.text === before.text ? {} : { text: draft.text }),
        ...(draft.media_upload_enabled === before.media_upload_enabled
          ? {}
          : { media_upload_enabled: draft.media_upload_enabled }),
      };
      return Object.keys(input).length > 0 ? call(kind.update, { id, ...input }) : Promise.resolve(true);
    },
    move: (id: string, to: number) => void call(kind.update, { id, order: to + 1 }),
    remove: (id: string) => void call(kind.remove, { id }, t('deleted')),
    // With a key of its own: what is sent twice is done once.
    setStatus: ({ id }: Task, status: TaskStatus) =>
      void call(kind.setStatus, { id, status, key: newIdempotencyKey() }),
  };
}

/** What `useTaskCalls` gives. */
export type TaskCalls = ReturnType<typeof useTaskCalls>;
