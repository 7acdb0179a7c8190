import Draw from '@mui/icons-material/DrawOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { useSession } from '../../ui/appServices';
import type { TaskWithChanges } from './driverDay';
import type { Outbox } from './outbox/outbox';
import { loadSignatureDialog } from './preloadTodayPage';
import { resizePhoto } from './resizePhoto';
import { touchTargetStyle } from './touchTarget';
import { useAddToOutbox } from './useAddToOutbox';

const SignatureDialog = lazy(async () => ({ default: (await loadSignatureDialog()).SignatureDialog }));

/** Shows the number of a task's photos and whether it is signed, with buttons to add them. */
export function TaskAttachments({ task, outbox }: { task: TaskWithChanges; outbox: Outbox }) {
  const { t } = useTranslation('today');
  const cameraInput = useRef<HTMLInputElement>(null);
  const [isSigning, setIsSigning] = useState(false);
  const [busy, setBusy] = useState(false);
  const canAdd = isMethodAllowed(useSession(), 'uploadMedia');
  const add = useAddToOutbox(outbox);
  const { id, text, media, waitingFiles } = task;
  const photos = media.filter(({ collection_name }) => collection_name === 'photos').length + waitingFiles.photos;
  const isSigned = waitingFiles.signature > 0 || media.some(({ collection_name }) => collection_name === 'signature');

  async function addPhotos({ target }: ChangeEvent<HTMLInputElement>) {
    const photoFiles = [...(target.files ?? [])];
    // Without this reset, choosing the same picture again fires no change event.
    target.value = '';
    setBusy(true);
    try {
      const files = await Promise.all(photoFiles.map(resizePhoto));
      await add(
        ...files.map((file) => ({ kind: 'file', task: id, collection: 'photos', file, name: file.name }) as const),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box sx={{ mt: 1 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {[t('files.photos', { count: photos }), isSigned && t('files.signed')].filter(Boolean).join(' · ')}
      </Typography>
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
