import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { closeSnackbar, type CustomContentProps, SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastDetails } from './toasts';
import { useAutoClose } from './useAutoClose';

const icons = { info: Info, success: CheckCircle, warning: Warning, error: ErrorOutline };

interface Props extends Pick<CustomContentProps, 'id' | 'message'>, ToastDetails {
  ref?: Ref<HTMLDivElement>;
}

/** A notification with a close button and, if it can be undone, an undo button. */
export function Toast({ id, kind, message, description, seconds, undo, ref }: Props) {
  const { t } = useTranslation('app');
  const close = () => closeSnackbar(id);
  const pauseHandlers = useAutoClose(seconds, close, undo !== undefined || kind === 'error' || kind === 'warning');
  const Icon = icons[kind];
  const title = t(`notifications.${kind}`);

  return (
    <SnackbarContent
      ref={ref}
      {...pauseHandlers}
      data-kind={kind}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 1.25,
          width: { xs: '100%', sm: 380 },
          py: 1,
          pl: 1.5,
          pr: 0.5,
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          borderLeft: 4,
          borderLeftColor: `${kind}.light`,
          borderRadius: 1,
          boxShadow: 6,
        }}
      >
        <Icon aria-hidden fontSize="small" sx={{ color: `${kind}.main`, mt: 0.25 }} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="p">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {message}
          </Typography>
          {description && description !== title && (
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
              {description}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
          {undo && (
            <Button
              size="small"
              aria-label={t('notifications.undoOf', { message })}
              onClick={() => {
                undo();
                close();
              }}
            >
              {t('notifications.undo')}
            </Button>
          )}
          <IconButton size="small" aria-label={t('notifications.close')} onClick={close}>
            <Close fontSize="inherit" />
          </IconButton>
        </Box>
      </Box>
    </SnackbarContent>
  );
}
