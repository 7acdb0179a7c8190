import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { InNoticeRegion } from '../../providers/notification/noticeRegion';
import { Button } from '../ui/html/Button';
import { newBuildWatch } from './newBuild';
import styles from './NewBuildBar.module.css';
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
          <div className={styles.bar}>
            {t('newBuild.text')}
            <Button className={styles.reload} onClick={reload}>
              {t('newBuild.reload')}
            </Button>
          </div>
        )}
      </div>
    </InNoticeRegion>
  );
}
