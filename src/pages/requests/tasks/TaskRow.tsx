import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../../fields/mediaFiles';
import { type MenuEntry, MoreMenu } from '../../../ui/MoreMenu';
import { TaskStatusMenu } from './TaskStatusMenu';
import { TaskFiles } from './TaskFiles';
import type { RequestTask, TaskStatus } from './taskMethods';

interface Props {
  task: RequestTask;
  handle: ReactNode;
  entries: readonly (MenuEntry | undefined | false)[];
  onStatus: ((status: TaskStatus) => void) | undefined;
  /** Returns whether the user may delete a file. Absent where no file can be deleted. */
  canDeleteFile: ((file: MediaFile) => boolean) | undefined;
  onDeleteFile: (file: MediaFile) => void;
}

/** Shows a task: text, details, files and status. */
export function TaskRow({ task, handle, entries, onStatus, canDeleteFile, onDeleteFile }: Props) {
  const { t } = useTranslation('tasks');
  const { text, note, user, media = [], signature_required: needsSignature } = task;
  const takesFiles = task.media_upload_enabled || needsSignature === true;
  const details = [
    user?.brief,
    task.default ? t('fromTemplate') : undefined,
    needsSignature ? t('needsSignature') : undefined,
    takesFiles ? t('files', { count: media.length }) : undefined,
  ].filter((each) => each !== undefined);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        columnGap: 0.5,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: { xs: '1 1 70%', sm: 1 }, minWidth: 0, py: 0.5 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
        {details.length > 0 && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {takesFiles && <AttachFile sx={{ fontSize: 14, verticalAlign: 'text-bottom', mr: 0.25 }} aria-hidden />}
            {details.join(' · ')}
          </Typography>
        )}
        <TaskFiles media={media} canDelete={canDeleteFile} onDelete={onDeleteFile} />
      </Box>
      {handle}
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30, flexShrink: 0, ml: 'auto' }}>
        <TaskStatusMenu task={task} onSet={onStatus} />
        <MoreMenu label={t('menu', { text })} entries={entries} />
      </Box>
    </Box>
  );
}
