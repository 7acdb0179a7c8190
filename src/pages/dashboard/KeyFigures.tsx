import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  currenciesOf,
  revenueIn,
  fleetUtilization,
  divideOrNull,
  formatCount,
  formatMoney,
  formatPercentage,
} from './figures';
import type { ChosenPeriod } from './period';
import { useDashboardPart } from './useDashboardPart';

/** Shows the five key figures of the period. */
export function KeyFigures({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('dashboard');
  const statuses = useDashboardPart('statuses', period);
  const delivered = useDashboardPart('delivered', period);
  const fleet = useDashboardPart('fleet', period);
  const { language } = i18n;
  const deliveries = delivered.data;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
      }}
    >
      <KeyFigure name={t('tiles.made')} query={statuses}>
        {statuses.data &&
          formatCount(
            statuses.data.reduce((sum, { count }) => sum + count, 0),
            language,
          )}
      </KeyFigure>
      <KeyFigure name={t('tiles.delivered')} query={delivered}>
        {deliveries && formatCount(deliveries.count, language)}
      </KeyFigure>
      <KeyFigure name={t('tiles.onTime')} query={delivered}>
        {deliveries && formatPercentage(divideOrNull(deliveries.on_time, deliveries.due), language)}
      </KeyFigure>
      <KeyFigure name={t('tiles.fleet')} query={fleet}>
        {fleet.data && formatPercentage(fleetUtilization(fleet.data), language)}
      </KeyFigure>
      <KeyFigure name={t('tiles.revenue')} query={delivered} wide>
        {deliveries &&
          (deliveries.revenue.length === 0
            ? '–'
            : currenciesOf(deliveries).map((currency) => (
                <Box component="span" key={currency} sx={{ display: 'block', typography: 'h2', whiteSpace: 'nowrap' }}>
                  {formatMoney(revenueIn(currency, deliveries.revenue), currency, language, true)}
                </Box>
              )))}
      </KeyFigure>
    </Box>
  );
}

interface TileProps {
  name: string;
  query: { data?: unknown; isError: boolean };
  /** Whether the figure spans the whole row on narrow screens. */
  wide?: boolean;
  children: ReactNode;
}

function KeyFigure({ name, query, wide = false, children }: TileProps) {
  return (
    <Card sx={{ px: 2, py: 1.5, minWidth: 0, gridColumn: wide ? { xs: '1 / -1', lg: 'auto' } : undefined }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 }}>
        {query.data === undefined ? query.isError ? '–' : <Skeleton width="60%" /> : children}
      </Box>
    </Card>
  );
}
