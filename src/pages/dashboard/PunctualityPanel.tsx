import { useTranslation } from 'react-i18next';
import { ChartPanel } from './ChartPanel';
import { divideOrNull, formatCount, formatMonth, formatPercentage } from './figures';
import { LazyPercentageLineChart } from './lazyCharts';
import { type ChosenPeriod, monthsOfPeriod } from './period';
import { useDashboardPart } from './useDashboardPart';

/** Shows the share of deliveries on time by month. */
export function PunctualityPanel({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const query = useDashboardPart('delivered', period);
  const noDeliveries = { count: 0, due: 0, on_time: 0 };
  const months = monthsOfPeriod(period).map((month) => ({
    ...(query.data?.months.find((one) => one.month === month) ?? noDeliveries),
    month,
  }));
  return (
    <ChartPanel
      title={t('punctuality.title')}
      query={query}
      emptyText={query.data?.due === 0 && t('punctuality.empty')}
      table={{
        columns: [
          t('month'),
          t('punctuality.delivered'),
          t('punctuality.due'),
          t('punctuality.onTime'),
          t('punctuality.share'),
        ],
        rows: months.map(({ month, count, due, on_time }) => ({
          key: month,
          name: formatMonth(month, language),
          cells: [
            ...[count, due, on_time].map((value) => formatCount(value, language)),
            formatPercentage(divideOrNull(on_time, due), language),
          ],
        })),
      }}
    >
      <LazyPercentageLineChart
        label={t('punctuality.share')}
        values={months.map(({ month, due, on_time }) => ({
          name: formatMonth(month, language, true),
          value: divideOrNull(on_time, due),
        }))}
        format={(value) => formatPercentage(value, language)}
      />
    </ChartPanel>
  );
}
