import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartPanel } from './ChartPanel';
import { revenueIn, currenciesOf, formatMoney, formatMonth } from './figures';
import { LazyVerticalBarChart } from './lazyCharts';
import { type ChosenPeriod, monthsOfPeriod } from './period';
import { useDashboardPart } from './useDashboardPart';
import { numberFormatOf } from '../../ui/numberFormat';

/** Shows the revenue by month. The chart shows one currency, the table all of them. */
export function RevenuePanel({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const query = useDashboardPart('delivered', period);
  const [selectedCurrency, setSelectedCurrency] = useState<string>();
  const currencies = query.data ? currenciesOf(query.data) : [];
  const currency = currencies.find((one) => one === selectedCurrency) ?? currencies[0] ?? 'EUR';
  const months = monthsOfPeriod(period).map((month) => ({
    month,
    revenue: query.data?.months.find((one) => one.month === month)?.revenue ?? [],
  }));
  const compactNumber = numberFormatOf(language, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <ChartPanel
      title={t('revenue.title')}
      query={query}
      emptyText={currencies.length === 0 && t('revenue.empty')}
      table={{
        columns: [t('month'), ...currencies],
        rows: months.map(({ month, revenue }) => ({
          key: month,
          name: formatMonth(month, language),
          cells: currencies.map((one) => formatMoney(revenueIn(one, revenue), one, language)),
        })),
      }}
      toolbar={
        currencies.length > 1 && (
          <TextField
            select
            label={t('revenue.currency')}
            value={currency}
            onChange={({ target }) => setSelectedCurrency(target.value)}
            sx={{ minWidth: 92 }}
          >
            {currencies.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      <LazyVerticalBarChart
        label={t('revenue.title')}
        values={months.map(({ month, revenue }) => ({
          name: formatMonth(month, language, true),
          value: revenueIn(currency, revenue),
        }))}
        format={(value, axis) => (axis ? compactNumber.format(value) : formatMoney(value, currency, language))}
      />
    </ChartPanel>
  );
}
