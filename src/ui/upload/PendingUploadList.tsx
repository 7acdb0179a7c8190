import Close from '@mui/icons-material/Close';
import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { canUploadBeRetried, uploadErrorText } from './uploadError';
import type { PendingUpload, UploadControls } from './useUploads';
import { numberFormatOf } from '../numberFormat';

/** Shows files that are being uploaded and those that failed. */
export function PendingUploadList({
  pendingUploads,
  uploads,
}: {
  pendingUploads: readonly PendingUpload[];
  uploads: UploadControls;
}) {
  const { t } = useTranslation(['files', 'app']);
  if (pendingUploads.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('files:sending')}
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}
    >
      {pendingUploads.map((one) => (
        <PendingUploadRow key={one.key} pendingUpload={one} uploads={uploads} />
      ))}
    </Box>
  );
}

function PendingUploadRow({
  pendingUpload: { key, file, state, progress, error },
  uploads,
}: {
  pendingUpload: PendingUpload;
  uploads: UploadControls;
}) {
  const { t, i18n } = useTranslation(['files', 'app']);
  const { name } = file;
  const percent = Math.round(progress * 100);
  const failed = state === 'failed';
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap title={name}>
          {name}
        </Typography>
        {failed ? (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main', whiteSpace: 'pre-line' }}>
            {uploadErrorText(error, t)}
          </Typography>
        ) : (
          <>
            <LinearProgress
              variant={state === 'waiting' || percent === 100 ? 'indeterminate' : 'determinate'}
              value={percent}
              aria-label={t('files:progress', { name })}
              sx={{ my: 0.5, borderRadius: 1 }}
            />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {state === 'waiting'
                ? t('files:waiting')
                : numberFormatOf(i18n.language, { style: 'percent' }).format(progress)}
            </Typography>
          </>
        )}
      </Box>
      <Box>
        {failed && canUploadBeRetried(error) && (
          <IconButton
            size="small"
            aria-label={t('files:retry', { name })}
            title={t('files:retry', { name })}
            onClick={() => uploads.retry(key)}
          >
            <Replay fontSize="small" />
          </IconButton>
        )}
        <IconButton
          size="small"
          aria-label={t(failed ? 'files:dismiss' : 'files:cancel', { name })}
          title={t(failed ? 'files:dismiss' : 'files:cancel', { name })}
          onClick={() => uploads.cancel(key)}
        >
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
