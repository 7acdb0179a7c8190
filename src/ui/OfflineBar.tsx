import CloudOff from '@mui/icons-material/CloudOff';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribeToOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows a message while the browser is offline. */
export function OfflineBar() {
  const { t } = useTranslation('app');
  const online = useSyncExternalStore(subscribeToOnline, () => navigator.onLine);
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
      {!online && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
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
          {t('offline')}
        </Box>
      )}
    </Box>
  );
}
