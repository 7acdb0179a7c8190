import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider, useInvalidate, useList, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../ui/errorText';
import { devicesResource } from '../../../resources/devices';
import { valueAt } from '../../fields/paths';
import type { LoadedRecord } from '../../screens/record/loadedRecord';
import { OperationDialogs } from '../../screens/record/OperationDialogs';
import { useOperation } from '../../screens/record/useOperation';
import { useWords } from '../../screens/words';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { DeviceRow } from './devices/DeviceRow';
import { ProfilePanel } from './ProfilePanel';
import { RetryAlert } from '../../ui/RetryAlert';

const fields = ['id', ...Object.keys(devicesResource.fields)];

/** Shows the devices with a session of the user, and lets the user end these sessions. */
export function DevicesPage() {
  const words = useWords(devicesResource);
  const operations = useOperation(devicesResource, words);
  const { query, result } = useList<LoadedRecord>({
    resource: devicesResource.name,
    pagination: { currentPage: 1, pageSize: 100 },
    sorters: [{ field: devicesResource.list.sort.field, order: 'desc' }],
    meta: { fields, total: false },
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: true },
  });
  const currentDevice = result.data.find((row) => valueAt(row, 'device.current_user_device') === true);
  const others = result.data.filter((row) => row !== currentDevice);
  const rows = currentDevice ? [currentDevice, ...others] : others;
  return (
    <>
      <DocumentTitle title={words.of('title')} />
      <ProfilePanel title={words.of('title')} text={words.of('text')}>
        {query.isPending && <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />}
        {query.error && <RetryAlert error={query.error} mt={2} onRetry={() => void query.refetch()} />}
        <Box component="ul" aria-label={words.of('title')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {rows.map((row) => (
            <DeviceRow
              key={row.id}
              {...{ row, words }}
              onOperation={(operation, subject) => operations.start({ operation, subjects: [subject] })}
            />
          ))}
        </Box>
        {currentDevice && others.length > 0 && <SignOutOthers currentDeviceId={currentDevice.id} />}
      </ProfilePanel>
      <OperationDialogs operations={operations} words={words} />
    </>
  );
}

/** Shows the button that ends all other sessions after a confirmation. */
function SignOutOthers({ currentDeviceId }: { currentDeviceId: string }) {
  const { t } = useTranslation(['devices', 'app']);
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const { busy, runSingle } = useSingleFlight();
  const [isConfirming, setIsConfirming] = useState(false);
  const signOut = async () => {
    try {
      const answer = await provider.custom?.({
        url: '',
        method: 'post',
        meta: { method: 'deleteOtherDevices', input: { id: currentDeviceId }, fields: ['count'] },
      });
      notify?.({ type: 'success', message: t('others.done', { count: Number(answer?.data.count) }) });
    } catch (error) {
      notify?.({ type: 'error', message: errorText(error, t) });
    }
    await invalidate({ resource: devicesResource.name, invalidates: ['list'] });
  };
  return (
    <>
      <Button variant="outlined" color="error" loading={busy} onClick={() => setIsConfirming(true)} sx={{ mt: 2 }}>
        {t('others.title')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        destructive
        title={t('others.confirm')}
        text={t('others.text')}
        confirmLabel={t('others.title')}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          void runSingle(signOut);
        }}
      />
    </>
  );
}
