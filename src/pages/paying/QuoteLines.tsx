import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../fields/useDayText';
import { amountText } from './amount';
import type { Quote } from './useQuote';

/** What a payment comes to, line by line: the price, what is taken off, the tax, the sum that the card is charged. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('paying');
  const { window: days } = useDayText();
  const { price, credit, net, tax, tax_rate: rate, amount, currency } = quote;
  const written = (cents: number) => amountText(cents, currency, i18n.language);
  const lines = [
    { name: 'price', value: written(price) },
    ...(credit > 0 ? [{ name: 'credit', value: `−${written(credit)}` }, { name: 'net', value: written(net) }] : []),
    { name: 'tax', value: written(tax) },
  ];
  return (
    <Box component="dl" aria-label={t('quote.label')} sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75 }}>
      {lines.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {t(`quote.${name}`, { rate })}
          </Typography>
          <Typography component="dd" sx={{ m: 0, textAlign: 'right' }}>
            {value}
          </Typography>
        </Box>
      ))}
      <Box sx={{ gridColumn: '1 / -1', borderTop: 1, borderColor: 'divider', my: 0.5 }} />
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {t('quote.amount')}
      </Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600, fontSize: '1.0625rem' }}>
        {written(amount)}
      </Typography>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('quote.period')}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', color: 'text.secondary' }}>
        {days(quote.start_date, quote.end_date)}
      </Typography>
    </Box>
  );
}
