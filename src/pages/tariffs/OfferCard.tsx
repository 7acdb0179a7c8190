import Warns from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import type { ExceededLimit } from './exceededLimits';
import { type Offer, offerName } from './offers';
import { OfferPrice } from './OfferPrice';

interface Props {
  offer: Offer;
  cycle: BillingCycle;
  /** Mark beside the tariff's name, for example "Current tariff". */
  badge?: ReactNode;
  /** Limits below the current usage, marked in the list. */
  exceeded?: readonly ExceededLimit[];
  /** Buttons below the tariff's price. */
  children?: ReactNode;
}

/** Styles of the grid in which tariff cards are arranged. */
export const offersGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

/** Aligns names, prices, buttons and contents of neighbouring cards. */
const subgridRows = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const;

/** Shows a tariff: its price, buttons and most important contents. */
export function OfferCard({ offer, cycle, badge, exceeded = [], children }: Props) {
  const { i18n } = useTranslation();
  const title = `tariff-${offer.id}`;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={title}
      sx={{ ...subgridRows, gridRow: `span ${children ? 4 : 3}`, p: 2.5, rowGap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h2" id={title}>
          {offerName(offer, i18n.language)}
        </Typography>
        {badge}
      </Box>
      <OfferPrice {...{ offer, cycle }} />
      {children && <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {offer.opportunities
          .map((one) => ({ ...one, exceededLimit: exceeded.find(({ code }) => code === one.code) }))
          .filter(({ is_top: top, exceededLimit }) => top || exceededLimit)
          .map(({ code, display_title: limitName, display_value: value, exceededLimit }) => (
            <Box key={code} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {limitName}
              </Typography>
              <Typography
                component="dd"
                sx={{ m: 0, fontWeight: 600, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
              >
                <span>{value}</span>
                {exceededLimit && <ExceededNote used={exceededLimit.used} />}
              </Typography>
            </Box>
          ))}
      </Box>
    </Paper>
  );
}

/** Shows that the current usage is above a limit. */
function ExceededNote({ used }: Pick<ExceededLimit, 'used'>) {
  const { t } = useTranslation('tariffs');
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 500, color: 'warning.main' }}
    >
      <Warns aria-hidden sx={{ fontSize: 16 }} />
      {t('exceeded.used', { used })}
    </Typography>
  );
}
