import { useInfiniteList } from '@refinedev/core';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import { errorKey } from '../../../../providers/errors';
import { activities } from '../../../../resources/activities';
import { kindOf } from '../../../fields';
import { valueAt } from '../../../fields/paths';
import { useWords } from '../../../screens/words';
import { useSession } from '../../../ui/appServices';
import { useRequest } from '../useRequest';
import { Panel } from './Panel';

/** Entries that are fetched at once. */
const pageSize = 15;

interface Entry {
  id: string;
  [field: string]: unknown;
}

/** What was done to the request and its parts, newest first: other people's doings come in by themselves. */
export function Activity() {
  return isAllowed(useSession(), activities.api.list) ? <History /> : null;
}

function History() {
  const { id } = useRequest();
  const words = useWords(activities);
  const { t } = useTranslation(['workbench', 'engine', 'app']);
  const { query, result } = useInfiniteList<Entry>({
    resource: activities.name,
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
  const entries = unique(result.data?.pages.flatMap(({ data }) => data) ?? []);
  return (
    <Panel id="activity" title={t('workbench:activity.title')}>
      {query.isPending && <Skeleton variant="rounded" height={160} />}
      {query.error && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void query.refetch()}>
              {t('engine:list.retry')}
            </Button>
          }
        >
          {t(`app:${errorKey(query.error)}`)}
        </Alert>
      )}
      {query.isSuccess && entries.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('workbench:activity.empty')}</Typography>
      )}
      <Box
        component="ol"
        aria-label={t('workbench:activity.title')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {entries.map((entry) => (
          <Story key={entry.id} entry={entry} words={words} />
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
    </Panel>
  );
}

/** What came in while pages were fetched may stand on two of them. */
const unique = (entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

function Story({ entry, words }: { entry: Entry; words: ReturnType<typeof useWords> }) {
  const { t } = useTranslation('workbench');
  const { date, param } = activities.fields;
  const who = valueAt(entry, 'user.brief');
  const Sentence = param && kindOf(param).Cell;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {t('activity.by', {
          who: typeof who === 'string' ? who : t('activity.server'),
          when: date && kindOf(date).text(entry.date, date, words.place('date')),
        })}
      </Typography>
      {Sentence && <Sentence value={entry.param} field={param} place={words.place('param')} />}
    </Box>
  );
}
