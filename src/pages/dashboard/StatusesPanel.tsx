import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { ServiceTransportationStatus as Status } from '../../../resources/contract.generated';
import { requestsResource } from '../../../resources/requests';
import { ChartPanel } from './ChartPanel';
import { formatCount } from './figures';
import { LazyHorizontalBarChart } from './lazyCharts';
import { statusListUrl } from './requestListUrls';
import type { ChosenPeriod } from './period';
import { useDashboardPart } from './useDashboardPart';

const { status: field } = requestsResource.fields;
const tones = field?.type === 'enum' ? field.values : {};
const isStatus = (name: string): name is Status => name in tones;
const statuses = Object.keys(tones).filter(isStatus);

/** Shows the number of requests created in the period, by status. */
export function StatusesPanel({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation(['dashboard', 'service_transportations']);
  const query = useDashboardPart('statuses', period);
  const counts = statuses.map((status) => ({
    status,
    name: t(`service_transportations:values.status.${status}`),
    count: query.data?.find((one) => one.status === status)?.count ?? 0,
  }));
  const format = (value: number) => formatCount(value, i18n.language);
  return (
    <ChartPanel
      title={t('statuses.title')}
      query={query}
      emptyText={query.data?.length === 0 && t('statuses.empty')}
      table={{
        columns: [t('statuses.status'), t('statuses.count')],
        rows: counts.map(({ status, name, count }) => ({
          key: status,
          name: (
            <Link component={RouterLink} to={statusListUrl(status, period)}>
              {name}
            </Link>
          ),
          cells: [format(count)],
        })),
      }}
    >
      <LazyHorizontalBarChart
        label={t('statuses.count')}
        values={counts.map(({ status, name, count }) => ({ name, value: count, tone: tones[status] }))}
        format={format}
      />
    </ChartPanel>
  );
}
