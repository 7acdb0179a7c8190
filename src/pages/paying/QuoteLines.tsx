import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../fields/useDayText';
import { formatMinorUnits } from './formatMinorUnits';
import type { SubscriptionQuote } from './useQuote';

/** Shows the lines of a quote: price, credit, tax and the amount that the card is charged. */
export function QuoteLines({ quote }: { quote: SubscriptionQuote }) {
  const { t, i18n } = useTranslation('paying');
  const { window: days } = useDayText();
  const { price, credit, net, tax, tax_rate: rate, amount, currency } = quote;
  const format = (cents: number) => formatMinorUnits(cents, currency, i18n.language);
  const lines = [
    { name: 'price', value: format(price) },
    ...(credit > 0
      ? [
          { name: 'credit', value: `−${format(credit)}` },
          { name: 'net', value: format(net) },
        ]
      : []),
    { name: 'tax', value: format(tax) },
  ];
  return (
    <Box component="dl" aria-label={t('quote.label')} sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {lines.map(({ name, value }) => (
        <QuoteLine key={name} name={t(`quote.${name}`, { rate })} value={value} nameColour="text.secondary" />
      ))}
      <QuoteLine name={t('quote.amount')} value={format(amount)} bold />
      <QuoteLine
        small
        name={t('quote.period')}
        value={days(quote.start_date, quote.end_date)}
        nameColour="text.secondary"
      />
    </Box>
  );
}

interface LineProps {
  name: string;
  value: string;
  nameColour?: 'text.secondary';
  bold?: boolean;
  small?: boolean;
}

/** Shows a label with its value at the right, or below if there is not enough room. */
function QuoteLine({ name, value, nameColour, bold = false, small = false }: LineProps) {
  const variant = small ? 'body2' : 'body1';
  const fontWeight = bold ? 600 : undefined;
  const borderTop = bold && { borderTop: 1, borderColor: 'divider', pt: 1.25, mt: 0.5 };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 2,
        ...borderTop,
      }}
    >
      <Typography component="dt" variant={variant} sx={{ color: nameColour, fontWeight }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant={variant}
        sx={{
          m: 0,
          ml: 'auto',
          whiteSpace: 'nowrap',
          color: small ? nameColour : undefined,
          fontWeight,
          fontSize: bold ? '1.0625rem' : undefined,
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}
