import CloudOff from '@mui/icons-material/CloudOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { missingCode } from '../../providers/loadCode';

function subscribeToOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Shows a message while the browser is offline, or while code that the user asked for could not be loaded.
 *
 * @param onReload reloads the page. Offered while the browser is online, because a load may fail for another reason.
 */
export function OfflineBar({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('app');
  const online = useSyncExternalStore(subscribeToOnline, () => navigator.onLine);
  const isCodeMissing = useSyncExternalStore(missingCode.subscribe, missingCode.isWaiting);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        bottom: 12,
        insetInline: 12,
        zIndex: 'snackbar',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {(!online || isCodeMissing) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'center',
            columnGap: 1,
            px: 1.5,
            py: 0.5,
            borderRadius: 1,
            boxShadow: 3,
            bgcolor: 'warning.light',
            color: 'common.black',
            typography: 'body2',
          }}
        >
          <CloudOff aria-hidden sx={{ fontSize: 16 }} />
          {t(isCodeMissing ? 'missingCode' : 'offline')}
          {/* Some browsers load a file that has failed once only after a reload. */}
          {isCodeMissing && online && (
            <Button size="small" color="inherit" onClick={onReload} sx={{ pointerEvents: 'auto' }}>
              {t('errorPages.reload')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
