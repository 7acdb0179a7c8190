import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../../ui/DocumentTitle';
import { RetryAlert } from '../../../ui/RetryAlert';
import { PreferencesPanel } from './PreferencesPanel';
import { PushPanel } from './PushPanel';
import { QuietHoursPanel } from './QuietHoursPanel';
import { useInboxSettings } from './useInboxSettings';

/** Shows how the user is notified of events, besides the inbox. Changes of preferences are saved at once. */
export function NotificationsPage() {
  const { t } = useTranslation('profile');
  const { settings, error, retry, update } = useInboxSettings();
  return (
    <>
      <DocumentTitle title={t('tabs.notifications')} />
      {error && <RetryAlert error={error} onRetry={retry} />}
      {!settings && !error && <Skeleton variant="rounded" height={480} />}
      {settings && (
        <>
          <PreferencesPanel {...{ settings, update }} />
          <PushPanel />
          <QuietHoursPanel key={`${settings.quiet_from} ${settings.quiet_to}`} {...{ settings, update }} />
        </>
      )}
    </>
  );
}
