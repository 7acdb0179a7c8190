import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { DashboardNeed, DashboardRequest } from '../../../resources/contract.generated';
import { dayPattern } from '../../fields/datetime';
import { formatDay } from '../../fields/day';
import { useToday } from '../../fields/useTimeZone';
import { useSession } from '../../ui/appServices';
import { attentionListUrl, type AttentionListName } from './requestListUrls';
import { DashboardPanel } from './DashboardPanel';
import type { ChosenPeriod } from './period';
import { useDashboardPart } from './useDashboardPart';
import { numberFormatOf } from '../../ui/numberFormat';

const needNames: readonly AttentionListName[] = ['late', 'expected_late', 'unassigned', 'awaiting'];

/** Shows the requests that need attention in four lists, each with a link to the full list. */
export function AttentionPanels({ period }: { period: ChosenPeriod }) {
  const { t } = useTranslation('dashboard');
  const query = useDashboardPart('needs', period);
  return (
    <Box component="section" aria-labelledby="needs" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="needs">
        {t('needs.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            // Four beside the menu cut the names of customers and cities off on a laptop.
            xl: 'repeat(4, minmax(0, 1fr))',
          },
          alignItems: 'stretch',
        }}
      >
        {needNames.map((name) => (
          <DashboardPanel
            key={name}
            title={<NeedTitle name={name} count={query.data?.[name].count} />}
            query={query}
            height={160}
          >
            {query.data && <Need name={name} need={query.data[name]} />}
          </DashboardPanel>
        ))}
      </Box>
    </Box>
  );
}

const countColours = {
  late: 'error.main',
  expected_late: 'warning.main',
  unassigned: 'warning.main',
  awaiting: 'info.main',
} as const;

function NeedTitle({ name, count }: { name: AttentionListName; count: number | undefined }) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <>
      {t(`needs.${name}.title`)}
      {count !== undefined && (
        <Box component="span" sx={{ ml: 1, color: count > 0 ? countColours[name] : 'text.secondary' }}>
          {numberFormatOf(i18n.language).format(count)}
        </Box>
      )}
    </>
  );
}

function Need({ name, need: { count, requests } }: { name: AttentionListName; need: DashboardNeed }) {
  const { t } = useTranslation('dashboard');
  const userId = useSession()?.user.id ?? '';
  const today = useToday();
  if (count === 0) return <Typography sx={{ color: 'text.secondary' }}>{t(`needs.${name}.none`)}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, flex: 1 }}>
        {requests.map((request) => (
          <RequestItem
            key={request.id}
            request={request}
            day={name === 'late' || name === 'expected_late' ? request.delivery_date_to : request.to_take_to_work_from}
          />
        ))}
      </Box>
      <Link
        component={RouterLink}
        to={attentionListUrl(name, userId, today)}
        variant="body2"
        sx={{ fontWeight: 600, justifySelf: 'start', py: 0.5 }}
      >
        {t(`needs.${name}.all`, { count })}
      </Link>
    </>
  );
}

function RequestItem({ request, day }: { request: DashboardRequest; day: string | null | undefined }) {
  const { t } = useTranslation(['dashboard', 'app']);
  const dates = useSession()?.user.date_format;
  const { id, number, customer_name, delivery_from_city, delivery_to_city } = request;
  const route = [delivery_from_city, delivery_to_city].map((city) => city ?? '…').join(' → ');
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Link component={RouterLink} to={`/service-request/${id}`} sx={{ fontWeight: 600, minWidth: 0 }} noWrap>
          {number}
        </Link>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
          {day ? formatDay(day, dayPattern({ dates, t })) : t('noDay')}
        </Typography>
      </Box>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {[customer_name ?? t('noCustomer'), route].join(' · ')}
      </Typography>
    </Box>
  );
}
