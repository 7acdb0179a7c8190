import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { InNoticeRegion } from '../../providers/notification/noticeRegion';
import { newBuildWatch } from './newBuild';
import { reloadWithDrafts } from './reloadWithDrafts';

/**
 * Shows a bar that offers to reload the page while a newer build is available and unsaved input prevents an automatic
 * reload.
 */
export function NewBuildBar() {
  const { t } = useTranslation('app');
  const isWaiting = useSyncExternalStore(newBuildWatch.subscribe, newBuildWatch.isWaiting);
  useEffect(() => newBuildWatch.start(), []);

  function reload() {
    newBuildWatch.recordReload();
    reloadWithDrafts();
  }

  return (
    <InNoticeRegion>
      <div role="status">
        {isWaiting && (
          <Box
            sx={{
              pointerEvents: 'auto',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              pl: 1.5,
              pr: 0.5,
              py: 0.25,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              boxShadow: 3,
              bgcolor: 'background.paper',
              color: 'text.primary',
              typography: 'body2',
            }}
          >
            {t('newBuild.text')}
            <Button size="small" onClick={reload}>
              {t('newBuild.reload')}
            </Button>
          </Box>
        )}
      </div>
    </InNoticeRegion>
  );
}
