import Draw from '@mui/icons-material/DrawOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskNow } from './day';
import type { Outbox } from './outbox/outbox';
import { loadSignatureDialog } from './parts';
import { shrunk } from './shrink';
import { thumb } from './thumb';

const SignatureDialog = lazy(async () => ({ default: (await loadSignatureDialog()).SignatureDialog }));

/** Photos and the signature of a task: how many there are, and the ways to add one. */
export function TaskFiles({ task, outbox }: { task: TaskNow; outbox: Outbox }) {
  const { t } = useTranslation('today');
  const camera = useRef<HTMLInputElement>(null);
  const [signing, setSigning] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, text, media, waitingFiles } = task;
  const photos = media.filter(({ collection_name }) => collection_name === 'photos').length + waitingFiles.photos;
  const signed = waitingFiles.signature > 0 || media.some(({ collection_name }) => collection_name === 'signature');

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const taken = [...(target.files ?? [])];
    // The same picture can be chosen again.
    target.value = '';
    setBusy(true);
    try {
      const files = await Promise.all(taken.map(shrunk));
      await outbox.add(
        ...files.map((file) => ({ kind: 'file', task: id, collection: 'photos', file, name: file.name }) as const),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box sx={{ mt: 1 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {[t('files.photos', { count: photos }), signed && t('files.signed')].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          hidden
          aria-label={t('files.photoOf', { text })}
          onChange={(event) => void take(event)}
        />
        <Button
          variant="outlined"
          startIcon={<PhotoCamera />}
          loading={busy}
          aria-label={t('files.photoOf', { text })}
          onClick={() => camera.current?.click()}
          sx={{ flex: '1 1 120px', ...thumb(), fontSize: '0.9375rem' }}
        >
          {t('files.photo')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Draw />}
          aria-label={t('files.signatureOf', { text })}
          onClick={() => setSigning(true)}
          sx={{ flex: '1 1 120px', ...thumb(), fontSize: '0.9375rem' }}
        >
          {t(signed ? 'files.signAgain' : 'files.signature')}
        </Button>
      </Box>
      <Suspense>
        {signing && (
          <SignatureDialog
            task={text}
            onClose={() => setSigning(false)}
            onSigned={(file) => {
              setSigning(false);
              void outbox.add({ kind: 'file', task: id, collection: 'signature', file, name: file.name });
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}
