import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isAllowed } from '../../../providers/auth/methods';
import type { BillingCycle } from '../../../resources/contract.generated';
import { Badge } from '../../ui/Badge';
import { PageHeader } from '../../ui/PageHeader';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession } from '../../ui/appServices';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { useCompanySubscription } from '../profile/subscription/useCompanySubscription';
import { BillingSwitch } from './BillingSwitch';
import { ChangeDialog } from './ChangeDialog';
import { Choice } from './Choice';
import { Comparison } from './Comparison';
import { exceededBy } from './exceeded';
import { NoOffers } from './NoOffers';
import { OfferCard, offersGrid } from './OfferCard';
import type { Offer } from './offers';
import { useOffers } from './useOffers';
import { useSales } from './useSales';

/** All tariffs side by side, the one that runs among them; for who may pay, what each would mean now. */
export function TariffsPage() {
  const { t } = useTranslation('tariffs');
  const session = useSession();
  if (!isAllowed(session, 'tariffs')) return <AccessDeniedPage />;
  const back = isAllowed(session, 'companySubscription') && (
    <Button component={Link} to="/profile/Subscription" size="small" sx={{ ml: -0.5 }}>
      {t('page.back')}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 1200, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DocumentTitle title={t('page.title')} />
      <div>
        <PageHeader title={t('page.title')} above={back} />
        <Typography sx={{ color: 'text.secondary' }}>{t('page.text')}</Typography>
      </div>
      <Tariffs />
    </Box>
  );
}

function Tariffs() {
  const { t } = useTranslation('tariffs');
  const session = useSession();
  const { data: subscription, isLoading } = useCompanySubscription();
  const { offers, error, refetch } = useOffers(subscription?.tariff_id);
  const [chosenCycle, setCycle] = useState<BillingCycle>();
  const [chosen, setChosen] = useState<Offer>();
  const sales = useSales();
  const cycle = chosenCycle ?? subscription?.billing_cycle ?? 'MONTHLY';

  if (!offers || isLoading) return <NoOffers error={offers ? undefined : error} onRetry={() => void refetch()} />;
  const current = subscription?.state === 'REQUIRED' ? undefined : (subscription?.tariff_id ?? undefined);
  return (
    <>
      <BillingSwitch {...{ cycle, offers }} onChange={setCycle} />
      <Box component="ul" sx={offersGrid}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            {...{ offer, cycle }}
            mark={offer.id === current && <Badge tone="success" label={t('page.current')} />}
            exceeded={offer.id === current ? [] : exceededBy(subscription?.usage ?? [], offer)}
          >
            {subscription && isAllowed(session, 'paymentQuote') && (
              <Choice
                key={cycle}
                {...{ offer, cycle, subscription }}
                thanks={sales.thanksFor(offer)}
                onChoose={() => setChosen(offer)}
                onAsk={() => sales.ask(offer)}
              />
            )}
          </OfferCard>
        ))}
      </Box>
      <Comparison {...{ offers, current }} />
      {chosen && subscription && (
        <ChangeDialog offer={chosen} {...{ cycle, subscription, offers }} onClose={() => setChosen(undefined)} />
      )}
      {sales.dialog}
    </>
  );
}
