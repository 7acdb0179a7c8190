import { useTranslation } from 'react-i18next';
import { ChartPanel } from './ChartPanel';
import { divideOrNull, formatCount, formatPercentage } from './figures';
import { LazyHorizontalBarChart } from './lazyCharts';
import type { ChosenPeriod } from './period';
import { useDashboardPart } from './useDashboardPart';

/** Maximum number of vehicle classes in the chart. The table contains all classes. */
const maxClassesInChart = 8;

/** Shows the utilization of the fleet by vehicle class. */
export function FleetPanel({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const query = useDashboardPart('fleet', period);
  const fleet = (query.data ?? []).map(({ vehicle_class_id, title, vehicles, available_days, booked_days }) => ({
    key: vehicle_class_id ?? '',
    name: title ?? t('fleet.classless'),
    counts: [vehicles, available_days, booked_days],
    utilization: divideOrNull(booked_days, available_days),
  }));
  return (
    <ChartPanel
      title={t('fleet.title')}
      query={query}
      emptyText={query.data?.length === 0 && t('fleet.empty')}
      table={{
        columns: [t('fleet.class'), t('fleet.vehicles'), t('fleet.available'), t('fleet.booked'), t('fleet.use')],
        rows: fleet.map(({ key, name, counts, utilization }) => ({
          key,
          name,
          cells: [...counts.map((value) => formatCount(value, language)), formatPercentage(utilization, language)],
        })),
      }}
    >
      <LazyHorizontalBarChart
        label={t('fleet.use')}
        values={fleet.slice(0, maxClassesInChart).map(({ name, utilization }) => ({ name, value: utilization }))}
        format={(value) => formatPercentage(value, language)}
      />
    </ChartPanel>
  );
}
