import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { SortableList } from '../../../ui/sorting/SortableList';
import { TaskForm } from './TaskForm';
import type { RequestTask } from './taskMethods';
import { TaskRow } from './TaskRow';
import type { TaskMutations } from './useTaskMutations';

interface Props {
  /** Accessible name of the list. */
  label: string;
  tasks: readonly RequestTask[];
  calls: TaskMutations;
  /** Whether the user may add, change, move and delete tasks. */
  canEdit: boolean;
  canSetStatus: (task: RequestTask) => boolean;
  /** Whether files can be deleted at all; `calls.mayDeleteFile` decides for each file. */
  canDeleteFiles: boolean;
  /** Opens a task's own page. Absent if the tasks have no pages. */
  onOpen?: (task: RequestTask) => void;
}

/** Shows tasks in their order, each with its status and a menu of actions. */
export function TaskList({ label, tasks, calls, canEdit, canSetStatus, canDeleteFiles, onOpen }: Props) {
  const { t } = useTranslation(['tasks', 'routes']);
  const [edited, setEdited] = useState<string>();
  const [toDelete, setToDelete] = useState<RequestTask>();
  return (
    <>
      <SortableList
        label={label}
        items={tasks}
        nameOf={({ text }) => text}
        onMove={canEdit && tasks.length > 1 ? calls.move : undefined}
        gap={0.5}
      >
        {(task, index, handle) =>
          task.id === edited ? (
            <TaskForm
              draft={task}
              canBeSigned={task.signature_required !== undefined}
              busy={calls.busy}
              onSave={(draft) => calls.change(task, draft)}
              onClose={() => setEdited(undefined)}
            />
          ) : (
            <TaskRow
              task={task}
              handle={handle}
              canDeleteFile={canDeleteFiles ? calls.mayDeleteFile : undefined}
              onDeleteFile={(file) => void calls.deleteFile(file)}
              onStatus={canSetStatus(task) ? (status) => calls.setStatus(task, status) : undefined}
              entries={[
                onOpen && { label: t('open'), onSelect: () => onOpen(task) },
                canEdit && { label: t('edit'), onSelect: () => setEdited(task.id) },
                canEdit && index > 0 && { label: t('up'), onSelect: () => calls.move(task.id, index - 1) },
                canEdit &&
                  index < tasks.length - 1 && { label: t('down'), onSelect: () => calls.move(task.id, index + 1) },
                canEdit && { label: t('delete'), onSelect: () => setToDelete(task) },
              ]}
            />
          )
        }
      </SortableList>
      <ConfirmDialog
        open={toDelete !== undefined}
        destructive
        title={t('deleteConfirm')}
        text={toDelete?.text}
        confirmLabel={t('delete')}
        onCancel={() => setToDelete(undefined)}
        onConfirm={() => {
          if (toDelete) calls.remove(toDelete.id);
          setToDelete(undefined);
        }}
      />
    </>
  );
}
