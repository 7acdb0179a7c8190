import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currenciesOf, amountIn, fleetShare, share, writeCount, writeMoney, writeShare } from './figures';
import type { ChosenPeriod } from './period';
import { usePart } from './usePart';

/** The period in five figures. */
export function Tiles({ period }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('dashboard');
  const statuses = usePart('statuses', period);
  const delivered = usePart('delivered', period);
  const fleet = usePart('fleet', period);
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
      <Tile name={t('tiles.made')} asked={statuses}>
        {statuses.data &&
          writeCount(
            statuses.data.reduce((sum, { count }) => sum + count, 0),
            language,
          )}
      </Tile>
      <Tile name={t('tiles.delivered')} asked={delivered}>
        {deliveries && writeCount(deliveries.count, language)}
      </Tile>
      <Tile name={t('tiles.onTime')} asked={delivered}>
        {deliveries && writeShare(share(deliveries.on_time, deliveries.due), language)}
      </Tile>
      <Tile name={t('tiles.fleet')} asked={fleet}>
        {fleet.data && writeShare(fleetShare(fleet.data), language)}
      </Tile>
      <Tile name={t('tiles.revenue')} asked={delivered} wide>
        {deliveries &&
          (deliveries.revenue.length === 0
            ? '–'
            : currenciesOf(deliveries).map((currency) => (
                <Box component="span" key={currency} sx={{ display: 'block', typography: 'h2', whiteSpace: 'nowrap' }}>
                  {writeMoney(amountIn(currency, deliveries.revenue), currency, language, true)}
                </Box>
              )))}
      </Tile>
    </Box>
  );
}

interface TileProps {
  name: string;
  asked: { data?: unknown; isError: boolean };
  /** Wants more room where there are two in a row. */
  wide?: boolean;
  children: ReactNode;
}

function Tile({ name, asked, wide = false, children }: TileProps) {
  return (
    <Card sx={{ px: 2, py: 1.5, minWidth: 0, gridColumn: wide ? { xs: '1 / -1', lg: 'auto' } : undefined }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 }}>
        {asked.data === undefined ? asked.isError ? '–' : <Skeleton width="60%" /> : children}
      </Box>
    </Card>
  );
}
