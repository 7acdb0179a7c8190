import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { missingCode } from '../../providers/loadCode';
import { InNoticeRegion } from '../../providers/notification/noticeRegion';
import { Button } from './html/Button';
import { Icon } from './html/Icon';

function subscribeToOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Shows a message while the browser is offline, or while code that the user asked for could not be loaded. Its styles
 * are in first-paint.css, because every page loads this code.
 *
 * @param onReload reloads the page. Offered while the browser is online, because a load may fail for another reason.
 */
export function OfflineBar({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('app');
  const online = useSyncExternalStore(subscribeToOnline, () => navigator.onLine);
  const isCodeMissing = useSyncExternalStore(missingCode.subscribe, missingCode.isWaiting);
  return (
    <InNoticeRegion>
      <div role="status">
        {(!online || isCodeMissing) && (
          <div className="offline-bar">
            <Icon name="crossedCloud" size={16} />
            {t(isCodeMissing ? 'missingCode' : 'offline')}
            {/* Some browsers load a file that has failed once only after a reload. */}
            {isCodeMissing && online && <Button onClick={onReload}>{t('errorPages.reload')}</Button>}
          </div>
        )}
      </div>
    </InNoticeRegion>
  );
}
