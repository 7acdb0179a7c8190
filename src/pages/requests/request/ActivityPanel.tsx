import { useInfiniteList } from '@refinedev/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { activitiesResource } from '../../../../resources/activities';
import { fieldKindOf } from '../../../fields';
import { valueAt } from '../../../fields/paths';
import { useWords } from '../../../screens/words';
import { useSession } from '../../../ui/appServices';
import { useRequest } from '../useRequest';
import { RequestPanel } from './RequestPanel';
import { RetryAlert } from '../../../ui/RetryAlert';

/** Number of activities that the panel fetches at a time. */
const pageSize = 15;

interface ActivityEntry {
  id: string;
  [field: string]: unknown;
}

/**
 * Shows the activities of a request, newest first, updated by live events. Shows nothing if the user may not list
 * activities.
 */
export function ActivityPanel() {
  return isMethodAllowed(useSession(), activitiesResource.api.list) ? <ActivityHistory /> : null;
}

function ActivityHistory() {
  const { id } = useRequest();
  const words = useWords(activitiesResource);
  const { t } = useTranslation(['workbench', 'engine', 'app']);
  const { query, result } = useInfiniteList<ActivityEntry>({
    resource: activitiesResource.name,
    pagination: { currentPage: 1, pageSize },
    sorters: [{ field: 'date', order: 'desc' }],
    filters: [
      { field: 'service_type', operator: 'eq', value: 'SERVICE_TRANSPORTATION' },
      { field: 'service_id', operator: 'eq', value: id },
    ],
    meta: { fields: ['id', 'date', 'param', 'user.id', 'user.brief'], total: false },
    liveMode: 'auto',
    errorNotification: false,
  });
  const entries = withoutDuplicates(result.data?.pages.flatMap(({ data }) => data) ?? []);
  return (
    <RequestPanel id="activity" title={t('workbench:activity.title')}>
      {query.isPending && <Skeleton variant="rounded" height={160} />}
      {query.error && <RetryAlert error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && entries.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('workbench:activity.empty')}</Typography>
      )}
      <Box
        component="ol"
        aria-label={t('workbench:activity.title')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {entries.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} words={words} />
        ))}
      </Box>
      {result.hasNextPage && (
        <Button
          size="small"
          color="inherit"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          sx={{ mt: 1 }}
        >
          {t('workbench:activity.earlier')}
        </Button>
      )}
    </RequestPanel>
  );
}

/** Removes duplicates. New activities move older ones to the next page, so an activity can be on two pages. */
const withoutDuplicates = (entries: readonly ActivityEntry[]): readonly ActivityEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

function ActivityItem({ entry, words }: { entry: ActivityEntry; words: ReturnType<typeof useWords> }) {
  const { t } = useTranslation('workbench');
  const { date, param } = activitiesResource.fields;
  const userName = valueAt(entry, 'user.brief');
  const Sentence = param && fieldKindOf(param).Cell;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {t('activity.by', {
          who: typeof userName === 'string' ? userName : t('activity.server'),
          when: date && fieldKindOf(date).text(entry.date, date, words.fieldContext('date')),
        })}
      </Typography>
      {Sentence && <Sentence value={entry.param} field={param} context={words.fieldContext('param')} />}
    </Box>
  );
}
