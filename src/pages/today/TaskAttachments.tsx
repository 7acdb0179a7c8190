import Draw from '@mui/icons-material/DrawOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotification } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { mayDeleteTaskFile } from '../../fields/mayDeleteTaskFile';
import { useDeleteFile } from '../../fields/useDeleteFile';
import { useSession } from '../../ui/appServices';
import type { TaskWithChanges } from './driverDay';
import type { Outbox } from './outbox/outbox';
import { loadSignatureDialog } from './preloadTodayPage';
import { needsFileOf, type TaskFile, taskFilesOf } from './taskFiles';
import { TaskFileList } from './TaskFileList';
import { resizePhoto } from './resizePhoto';
import { touchTargetStyle } from './touchTarget';
import { useAddToOutbox } from './useAddToOutbox';

const SignatureDialog = lazy(async () => ({ default: (await loadSignatureDialog()).SignatureDialog }));

/** Shows the number of a task's photos and whether it is signed, with buttons to add, show and delete them. */
export function TaskAttachments({ task, outbox }: { task: TaskWithChanges; outbox: Outbox }) {
  const { t } = useTranslation(['today', 'files']);
  const cameraInput = useRef<HTMLInputElement>(null);
  const [isSigning, setIsSigning] = useState(false);
  const [busy, setBusy] = useState(false);
  const [areFilesShown, setAreFilesShown] = useState(false);
  const list = useId();
  const session = useSession();
  const queries = useQueryClient();
  const { open: notify } = useNotification();
  const deleteFromServer = useDeleteFile();
  const canAdd = isMethodAllowed(session, 'uploadMedia');
  const add = useAddToOutbox(outbox);
  const { id, text } = task;
  const files = taskFilesOf(task, outbox.items());
  const photos = files.filter(({ collection }) => collection === 'photos').length;
  const isSigned = files.length > photos;

  async function addPhotos({ target }: ChangeEvent<HTMLInputElement>) {
    const photoFiles = [...(target.files ?? [])];
    // Without this reset, choosing the same picture again fires no change event.
    target.value = '';
    setBusy(true);
    try {
      const resized = await Promise.all(photoFiles.map(resizePhoto));
      await add(
        ...resized.map((file) => ({ kind: 'file', task: id, collection: 'photos', file, name: file.name }) as const),
      );
    } finally {
      setBusy(false);
    }
  }

  const canDelete = ({ isWaiting, uploaderId }: TaskFile) =>
    isWaiting || (uploaderId !== undefined && mayDeleteTaskFile(session, { uploaderId }, 'updateRouteTask'));

  async function deleteFile(file: TaskFile) {
    if (!file.isWaiting) {
      if (await deleteFromServer(file)) await queries.invalidateQueries({ queryKey: ['today'] });
    } else if (needsFileOf(task, file.collection)) {
      notify?.({ type: 'error', message: t('files:serverError.file_needed') });
    } else {
      await outbox.dismiss([file.id]);
    }
  }

  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {[t('files.photos', { count: photos }), isSigned && t('files.signed')].filter(Boolean).join(' · ')}
        </Typography>
        {files.length > 0 && (
          <Button
            color="inherit"
            aria-label={t(areFilesShown ? 'files.hideOf' : 'files.showOf', { text })}
            aria-expanded={areFilesShown}
            aria-controls={areFilesShown ? list : undefined}
            onClick={() => setAreFilesShown(!areFilesShown)}
            sx={touchTargetStyle()}
          >
            {t(areFilesShown ? 'files.hide' : 'files.show')}
          </Button>
        )}
      </Box>
      {areFilesShown && files.length > 0 && (
        <TaskFileList id={list} files={files} canDelete={canDelete} onDelete={(file) => void deleteFile(file)} />
      )}
      {canAdd && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
          <input
            ref={cameraInput}
            type="file"
            accept="image/*"
            capture="environment"
            multiple
            hidden
            aria-label={t('files.photoOf', { text })}
            onChange={(event) => void addPhotos(event)}
          />
          <Button
            variant="outlined"
            startIcon={<PhotoCamera />}
            loading={busy}
            aria-label={t('files.photoOf', { text })}
            onClick={() => cameraInput.current?.click()}
            sx={{ flex: '1 1 120px', ...touchTargetStyle(), fontSize: '0.9375rem' }}
          >
            {t('files.photo')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Draw />}
            aria-label={t('files.signatureOf', { text })}
            onClick={() => setIsSigning(true)}
            sx={{ flex: '1 1 120px', ...touchTargetStyle(), fontSize: '0.9375rem' }}
          >
            {t(isSigned ? 'files.signAgain' : 'files.signature')}
          </Button>
        </Box>
      )}
      <Suspense>
        {isSigning && (
          <SignatureDialog
            task={text}
            onClose={() => setIsSigning(false)}
            onSigned={(file) => {
              setIsSigning(false);
              void add({ kind: 'file', task: id, collection: 'signature', file, name: file.name });
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}
