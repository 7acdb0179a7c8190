import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { SortableList } from '../../../ui/sorting/SortableList';
import { TaskForm } from './TaskForm';
import type { Task } from './taskKinds';
import { TaskRow } from './TaskRow';
import type { TaskCalls } from './useTaskCalls';

interface Props {
  /** Names the list. */
  label: string;
  tasks: readonly Task[];
  calls: TaskCalls;
  /** Whether the reader sets tasks: adds, changes, moves and deletes them. */
  maySet: boolean;
  maySetStatus: (task: Task) => boolean;
  /** Opens a task's own page, where it has one. */
  onOpen?: (task: Task) => void;
}

/** Tasks in their order, each with where it stands. */
export function TaskList({ label, tasks, calls, maySet, maySetStatus, onOpen }: Props) {
  const { t } = useTranslation(['tasks', 'routes']);
  const [edited, setEdited] = useState<string>();
  const [leaving, setLeaving] = useState<Task>();
  return (
    <>
      <SortableList
        label={label}
        items={tasks}
        nameOf={({ text }) => text}
        onMove={maySet && tasks.length > 1 ? calls.move : undefined}
        gap={0.5}
      >
        {(task, index, handle) =>
          task.id === edited ? (
            <TaskForm
              draft={task}
              busy={calls.busy}
              onSave={(draft) => calls.change(task, draft)}
              onClose={() => setEdited(undefined)}
            />
          ) : (
            <TaskRow
              task={task}
              handle={handle}
              onStatus={maySetStatus(task) ? (status) => calls.setStatus(task, status) : undefined}
              entries={[
                onOpen && { label: t('open'), onSelect: () => onOpen(task) },
                maySet && { label: t('edit'), onSelect: () => setEdited(task.id) },
                maySet && index > 0 && { label: t('up'), onSelect: () => calls.move(task.id, index - 1) },
                maySet &&
                  index < tasks.length - 1 && { label: t('down'), onSelect: () => calls.move(task.id, index + 1) },
                maySet && { label: t('delete'), onSelect: () => setLeaving(task) },
              ]}
            />
          )
        }
      </SortableList>
      <ConfirmDialog
        open={leaving !== undefined}
        destructive
        title={t('deleteConfirm')}
        text={leaving?.text}
        confirmLabel={t('delete')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) calls.remove(leaving.id);
          setLeaving(undefined);
        }}
      />
    </>
  );
}
