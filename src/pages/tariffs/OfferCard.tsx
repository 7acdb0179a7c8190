import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { type Offer, offerName } from './offers';
import { Price } from './Price';

interface Props {
  offer: Offer;
  cycle: BillingCycle;
  /** Beside its name: that it is the one that runs. */
  mark?: ReactNode;
  /** The ways to it, below its price. */
  children?: ReactNode;
}

/** Cards of tariffs, as many beside each other as there is room for. */
export const offersGrid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))', listStyle: 'none', m: 0, p: 0 } as const;

/** A tariff: what it costs, the ways to it, and what matters most of what it contains. */
export function OfferCard({ offer, cycle, mark, children }: Props) {
  const { i18n } = useTranslation();
  const title = `tariff-${offer.id}`;
  return (
    <Paper component="li" variant="outlined" aria-labelledby={title} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h2" id={title}>
          {offerName(offer, i18n.language)}
        </Typography>
        {mark}
      </Box>
      <Price {...{ offer, cycle }} />
      {children}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {offer.opportunities
          .filter(({ is_top: top }) => top)
          .map(({ code, display_title: what, display_value: value }) => (
            <Box key={code} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {what}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
    </Paper>
  );
}
