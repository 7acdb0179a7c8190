import Delete from '@mui/icons-material/DeleteOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useTimeZone } from '../../fields/useTimeZone';
import { timeAt } from '../../fields/zonedTime';
import type { TaskFile } from './taskFiles';

interface Props {
  id: string;
  files: readonly TaskFile[];
  /** Returns whether the driver may delete the file. */
  canDelete: (file: TaskFile) => boolean;
  onDelete: (file: TaskFile) => void;
}

/** Shows a task's photos and signatures, each with a button that deletes it after a question. */
export function TaskFileList({ id, files, canDelete, onDelete }: Props) {
  const { t } = useTranslation(['today', 'files']);
  const timeZone = useTimeZone();
  const [fileToDelete, setFileToDelete] = useState<TaskFile>();
  return (
    <>
      <Box component="ul" id={id} sx={{ listStyle: 'none', m: 0, my: 1, p: 0, display: 'grid', gap: 1 }}>
        {files.map((file) => (
          <Box component="li" key={file.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Picture file={file} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography>{t(`files.named.${file.collection}`, { number: file.number })}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {file.isWaiting ? t('task.waiting') : file.addedAt && timeAt(timeZone, file.addedAt)}
              </Typography>
            </Box>
            {canDelete(file) && (
              <IconButton
                aria-label={t(`files.delete.${file.collection}`, { number: file.number })}
                onClick={() => setFileToDelete(file)}
                sx={{ width: 48, height: 48 }}
              >
                <Delete />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={fileToDelete !== undefined}
        destructive
        title={fileToDelete ? t(`files.confirmDelete.${fileToDelete.collection}`) : ''}
        text={t('files:cannotBeRestored')}
        confirmLabel={t('files:deleteConfirmed')}
        onCancel={() => setFileToDelete(undefined)}
        onConfirm={() => {
          setFileToDelete(undefined);
          if (fileToDelete) onDelete(fileToDelete);
        }}
      />
    </>
  );
}

/** Shows a small version of a file, or a symbol where it cannot be loaded, for example without a network. */
function Picture({ file: { thumb, blob } }: { file: TaskFile }) {
  const read = useDataUrl(blob);
  const source = thumb ?? read;
  const [failedSource, setFailedSource] = useState<string>();
  return (
    <Box
      sx={{
        width: 56,
        height: 56,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {source && source !== failedSource ? (
        <Box
          component="img"
          src={source}
          alt=""
          onError={() => setFailedSource(source)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Image />
      )}
    </Box>
  );
}

/** Returns a file as a data URL once it is read. The page's security policy allows no object URLs for pictures. */
function useDataUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setUrl(typeof reader.result === 'string' ? reader.result : undefined));
    reader.readAsDataURL(blob);
    return () => reader.abort();
  }, [blob]);
  return blob && url;
}
