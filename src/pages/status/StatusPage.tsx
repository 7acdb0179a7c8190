import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import type { ServerStatus } from '../../../resources/contract.generated';
import { useSession } from '../../ui/appServices';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { PageHeader } from '../../ui/PageHeader';
import { RetryAlert } from '../../ui/RetryAlert';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { ErrorsSection } from './ErrorsSection';
import { QueueSection } from './QueueSection';
import { ServersSection } from './ServersSection';
import { Facts, StatusSection } from './StatusSection';
import { useServerStatus } from './useServerStatus';
import { useStatusFormats } from './useStatusFormats';

/** Shows the operator how the servers and their database do. */
export function StatusPage() {
  return isMethodAllowed(useSession(), 'serverStatus') ? <Status /> : <AccessDeniedPage />;
}

function Status() {
  const { t } = useTranslation('status');
  const { data, isError, error, refetch } = useServerStatus();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1440 }}>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} focusOnMount />
      {isError && <RetryAlert error={error} severity="error" onRetry={() => void refetch()} />}
      {data ? <Sections status={data} /> : !isError && <Skeleton variant="rounded" height={320} />}
    </Box>
  );
}

function Sections({ status }: { status: ServerStatus }) {
  const { servers, database, jobs, mails, background_jobs, files, errors } = status;
  const { t } = useTranslation('status');
  const { number, size } = useStatusFormats();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ServersSection servers={servers} />
      <StatusSection title={t('storage.title')}>
        <Facts
          facts={[
            { name: t('storage.database'), value: `${database.engine} ${database.version}` },
            { name: t('storage.migration'), value: database.migration },
            { name: t('storage.databaseSize'), value: size(database.size_bytes) },
            { name: t('storage.files'), value: `${number(files.count)} (${size(files.size_bytes)})` },
            { name: t('storage.mailsWaiting'), value: number(mails.waiting) },
            { name: t('storage.mailsFailed'), value: number(mails.failed) },
            { name: t('storage.operationsRunning'), value: number(background_jobs.running) },
            { name: t('storage.operationsWaiting'), value: number(background_jobs.queued) },
          ]}
        />
      </StatusSection>
      <QueueSection jobs={jobs} />
      <ErrorsSection errors={errors} />
    </Box>
  );
}
