import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The shown picture. The viewer is closed while it is undefined. */
  picture: { name: string; url: string; preview?: string; details?: string } | undefined;
  onClose: () => void;
  /** Shows the previous picture; undefined at the first one. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Shows a picture in full size. Arrow keys move to the other pictures. */
export function PictureViewer({ picture, onClose, onPrevious, onNext }: Props) {
  const { t } = useTranslation('files');
  const heading = useId();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onPrevious?.();
    if (key === 'ArrowRight') onNext?.();
  };
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
      maxWidth={false}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: { width: 'auto' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 0.5 }}>
        <Typography id={heading} variant="h2" noWrap sx={{ flex: 1 }}>
          {picture?.name}
        </Typography>
        <IconButton aria-label={t('previous')} title={t('previous')} disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={t('next')} title={t('next')} disabled={!onNext} onClick={onNext}>
          <ChevronRight />
        </IconButton>
        <IconButton
          component="a"
          href={picture?.url ?? ''}
          download={picture?.name}
          aria-label={t('download', { name: picture?.name })}
          title={t('download', { name: picture?.name })}
        >
          <Download />
        </IconButton>
        <IconButton autoFocus aria-label={t('close')} title={t('close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {picture?.details && (
        <Typography variant="body2" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
          {picture.details}
        </Typography>
      )}
      <Box
        component="img"
        src={picture?.preview ?? picture?.url}
        alt={picture?.name ?? ''}
        sx={{
          display: 'block',
          minWidth: 240,
          maxWidth: '100%',
          maxHeight: 'calc(100vh - 180px)',
          objectFit: 'contain',
          m: 'auto',
        }}
      />
    </Dialog>
  );
}
