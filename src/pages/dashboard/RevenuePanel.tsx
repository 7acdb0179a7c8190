import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartPanel } from './ChartPanel';
import { amountIn, currenciesOf, writeMoney, writeMonth } from './figures';
import { Columns } from './lazyCharts';
import { type ChosenPeriod, monthsOf } from './period';
import { usePart } from './usePart';

/** What was earned, month by month; a chart is of one currency, the table of all. */
export function RevenuePanel({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const asked = usePart('delivered', period);
  const [wanted, setWanted] = useState<string>();
  const currencies = asked.data ? currenciesOf(asked.data) : [];
  const currency = currencies.find((one) => one === wanted) ?? currencies[0] ?? 'EUR';
  const months = monthsOf(period).map((month) => ({
    month,
    revenue: asked.data?.months.find((one) => one.month === month)?.revenue ?? [],
  }));
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <ChartPanel
      title={t('revenue.title')}
      asked={asked}
      empty={currencies.length === 0 && t('revenue.empty')}
      figures={{
        columns: [t('month'), ...currencies],
        rows: months.map(({ month, revenue }) => ({
          key: month,
          name: writeMonth(month, language),
          cells: currencies.map((one) => writeMoney(amountIn(one, revenue), one, language)),
        })),
      }}
      beside={
        currencies.length > 1 && (
          <TextField
            select
            label={t('revenue.currency')}
            value={currency}
            onChange={({ target }) => setWanted(target.value)}
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
      <Columns
        label={t('revenue.title')}
        bars={months.map(({ month, revenue }) => ({
          name: writeMonth(month, language, true),
          value: amountIn(currency, revenue),
        }))}
        write={(value, axis) => (axis ? short.format(value) : writeMoney(value, currency, language))}
      />
    </ChartPanel>
  );
}
