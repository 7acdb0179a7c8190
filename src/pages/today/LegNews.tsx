import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useSubscription } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InboxEntry } from '../../../resources/contract.generated';
import { showNotification } from '../../../providers/notification';
import { useSession } from '../../ui/appServices';
import { errorText } from '../../ui/errorText';
import { touchTargetStyle } from './touchTarget';

type LegEntry = Pick<InboxEntry, 'id' | 'kind' | 'text' | 'details'>;

const legKinds = ['LEG_PLANNED', 'LEG_CHANGED', 'LEG_CANCELED'];
/** Largest number of entries that the page shows. */
const shownCount = 10;

/**
 * Tells the driver at once of legs that were planned, changed or cancelled, until the driver says to have read it. Shows
 * nothing without a network.
 */
export function LegNews() {
  const { t } = useTranslation(['inbox', 'app']);
  const { entries, markRead } = useLegEntries();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {entries.length > 0 && (
        <Alert severity={entries.every(({ kind }) => kind === 'LEG_PLANNED') ? 'info' : 'warning'}>
          <AlertTitle>{t('inbox:leg.title')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {entries.map(({ id, text, details }) => (
              <Box component="li" key={id} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {text}
                </Box>
                {details && `\n${details}`}
              </Box>
            ))}
          </Box>
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => void markRead()}
            sx={{ mt: 1, ...touchTargetStyle() }}
          >
            {t('inbox:leg.ok')}
          </Button>
        </Alert>
      )}
    </Box>
  );
}

function useLegEntries() {
  const { t, i18n } = useTranslation('app');
  const user = useSession()?.user.id ?? '';
  const queries = useQueryClient();
  const { getList, custom } = useDataProvider()();
  const { data: entries = [] } = useQuery({
    queryKey: ['inbox', user, 'legs', i18n.language],
    refetchOnReconnect: 'always',
    queryFn: async () => {
      const { data } = await getList<LegEntry>({
        resource: 'inboxEntries',
        pagination: { currentPage: 1, pageSize: shownCount, mode: 'server' },
        filters: [
          { field: 'kind', operator: 'in', value: legKinds },
          { field: 'read_at', operator: 'null', value: true },
          { field: 'snoozed_until', operator: 'null', value: true },
        ],
        sorters: [{ field: 'created_at', order: 'desc' }],
        meta: { fields: ['id', 'kind', 'text', 'details'], total: false },
      });
      return data;
    },
  });
  const refetch = () => queries.invalidateQueries({ queryKey: ['inbox'] });
  useSubscription({ channel: 'resources/inbox_entries', types: ['*'], onLiveEvent: () => void refetch() });
  const markRead = async () => {
    try {
      const input = { ids: entries.map(({ id }) => id) };
      await custom?.({ url: '', method: 'post', meta: { method: 'readInboxEntries', input } });
    } catch (error) {
      showNotification('error', errorText(error, t));
    }
    await refetch();
  };
  return { entries, markRead };
}
