import { useTranslation } from 'react-i18next';
import { ChartPanel } from './ChartPanel';
import { share, writeCount, writeMonth, writeShare } from './figures';
import { Course } from './lazyCharts';
import { type ChosenPeriod, monthsOf } from './period';
import { usePart } from './usePart';

/** How much was delivered on time, month by month. */
export function PunctualityPanel({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const asked = usePart('delivered', period);
  const none = { count: 0, due: 0, on_time: 0 };
  const months = monthsOf(period).map((month) => ({
    ...(asked.data?.months.find((one) => one.month === month) ?? none),
    month,
  }));
  return (
    <ChartPanel
      title={t('punctuality.title')}
      asked={asked}
      empty={asked.data?.due === 0 && t('punctuality.empty')}
      figures={{
        columns: [
          t('month'),
          t('punctuality.delivered'),
          t('punctuality.due'),
          t('punctuality.onTime'),
          t('punctuality.share'),
        ],
        rows: months.map(({ month, count, due, on_time }) => ({
          key: month,
          name: writeMonth(month, language),
          cells: [
            ...[count, due, on_time].map((value) => writeCount(value, language)),
            writeShare(share(on_time, due), language),
          ],
        })),
      }}
    >
      <Course
        label={t('punctuality.share')}
        bars={months.map(({ month, due, on_time }) => ({
          name: writeMonth(month, language, true),
          value: share(on_time, due),
        }))}
        write={(value) => writeShare(value, language)}
      />
    </ChartPanel>
  );
}
