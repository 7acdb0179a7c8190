import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { ServiceTransportationStatus as Status } from '../../../resources/contract.generated';
import { requests } from '../../../resources/requests';
import { ChartPanel } from './ChartPanel';
import { writeCount } from './figures';
import { Rows } from './lazyCharts';
import { statusLink } from './links';
import type { ChosenPeriod } from './period';
import { usePart } from './usePart';

const { status: field } = requests.fields;
const tones = field?.type === 'enum' ? field.values : {};
const isStatus = (name: string): name is Status => name in tones;
const statuses = Object.keys(tones).filter(isStatus);

/** Requests that were made in the period, by where they stand. */
export function StatusesPanel({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation(['dashboard', 'service_transportations']);
  const asked = usePart('statuses', period);
  const counts = statuses.map((status) => ({
    status,
    name: t(`service_transportations:values.status.${status}`),
    count: asked.data?.find((one) => one.status === status)?.count ?? 0,
  }));
  const write = (value: number) => writeCount(value, i18n.language);
  return (
    <ChartPanel
      title={t('statuses.title')}
      asked={asked}
      empty={asked.data?.length === 0 && t('statuses.empty')}
      figures={{
        columns: [t('statuses.status'), t('statuses.count')],
        rows: counts.map(({ status, name, count }) => ({
          key: status,
          name: (
            <Link component={RouterLink} to={statusLink(status, period)}>
              {name}
            </Link>
          ),
          cells: [write(count)],
        })),
      }}
    >
      <Rows
        label={t('statuses.count')}
        bars={counts.map(({ status, name, count }) => ({ name, value: count, tone: tones[status] }))}
        write={write}
      />
    </ChartPanel>
  );
}
