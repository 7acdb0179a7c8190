import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import type { BillingCycle } from '../../../resources/contract.generated';
import { Badge } from '../../ui/Badge';
import { PageHeader } from '../../ui/PageHeader';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession } from '../../ui/appServices';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { useCompanySubscription } from '../profile/subscription/useCompanySubscription';
import { BillingCycleSwitch } from './BillingCycleSwitch';
import { ChangeTariffDialog } from './ChangeTariffDialog';
import { TariffChoiceActions } from './TariffChoiceActions';
import { TariffComparison } from './TariffComparison';
import { findExceededLimits } from './exceededLimits';
import { OffersPlaceholder } from './OffersPlaceholder';
import { OfferCard, offersGrid } from './OfferCard';
import type { Offer } from './offers';
import { useOffers } from './useOffers';
import { useSalesContact } from './useSalesContact';

/** Shows all tariffs with the current one. Users who may pay also see the cost of each change. */
export function TariffsPage() {
  const { t } = useTranslation('tariffs');
  const session = useSession();
  if (!isMethodAllowed(session, 'tariffs')) return <AccessDeniedPage />;
  const backLink = isMethodAllowed(session, 'companySubscription') && (
    <Button component={Link} to="/profile/Subscription" size="small" sx={{ ml: -0.5 }}>
      {t('page.back')}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 1200, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DocumentTitle title={t('page.title')} />
      <div>
        <PageHeader title={t('page.title')} above={backLink} />
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
  const [chosenCycle, setChosenCycle] = useState<BillingCycle>();
  const [chosen, setChosen] = useState<Offer>();
  const sales = useSalesContact();
  const cycle = chosenCycle ?? subscription?.billing_cycle ?? 'MONTHLY';

  if (!offers || isLoading)
    return <OffersPlaceholder error={offers ? undefined : error} onRetry={() => void refetch()} />;
  const current = subscription?.state === 'REQUIRED' ? undefined : (subscription?.tariff_id ?? undefined);
  return (
    <>
      <BillingCycleSwitch {...{ cycle, offers }} onChange={setChosenCycle} />
      <Box component="ul" sx={offersGrid}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            {...{ offer, cycle }}
            badge={offer.id === current && <Badge tone="success" label={t('page.current')} />}
            exceeded={offer.id === current ? [] : findExceededLimits(subscription?.usage ?? [], offer)}
          >
            {subscription && isMethodAllowed(session, 'paymentQuote') && (
              <TariffChoiceActions
                key={cycle}
                {...{ offer, cycle, subscription }}
                thanks={sales.thanksFor(offer)}
                onChoose={() => setChosen(offer)}
                onContactSales={() => sales.open(offer)}
              />
            )}
          </OfferCard>
        ))}
      </Box>
      <TariffComparison {...{ offers, current }} />
      {chosen && subscription && (
        <ChangeTariffDialog offer={chosen} {...{ cycle, subscription, offers }} onClose={() => setChosen(undefined)} />
      )}
      {sales.dialog}
    </>
  );
}
