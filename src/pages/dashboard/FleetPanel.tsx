import { useTranslation } from 'react-i18next';
import { ChartPanel } from './ChartPanel';
import { share, writeCount, writeShare } from './figures';
import { Rows } from './lazyCharts';
import type { ChosenPeriod } from './period';
import { usePart } from './usePart';

/** Classes that a chart has room for; the table has them all. */
const most = 8;

/** How far the fleet is booked, by class of vehicle. */
export function FleetPanel({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const asked = usePart('fleet', period);
  const fleet = (asked.data ?? []).map(({ vehicle_class_id, title, vehicles, available_days, booked_days }) => ({
    key: vehicle_class_id ?? '',
    name: title ?? t('fleet.classless'),
    counts: [vehicles, available_days, booked_days],
    used: share(booked_days, available_days),
  }));
  return (
    <ChartPanel
      title={t('fleet.title')}
      asked={asked}
      empty={asked.data?.length === 0 && t('fleet.empty')}
      figures={{
        columns: [t('fleet.class'), t('fleet.vehicles'), t('fleet.available'), t('fleet.booked'), t('fleet.use')],
        rows: fleet.map(({ key, name, counts, used }) => ({
          key,
          name,
          cells: [...counts.map((value) => writeCount(value, language)), writeShare(used, language)],
        })),
      }}
    >
      <Rows
        label={t('fleet.use')}
        bars={fleet.slice(0, most).map(({ name, used }) => ({ name, value: used }))}
        write={(value) => writeShare(value, language)}
      />
    </ChartPanel>
  );
}
