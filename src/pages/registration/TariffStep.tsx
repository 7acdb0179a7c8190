import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { RegistrationLayout } from '../../layouts/RegistrationLayout';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession } from '../../ui/appServices';
import { PendingPaymentAlert } from '../paying/PendingPaymentAlert';
import { PaymentDialog } from '../paying/PaymentDialog';
import { BillingCycleSwitch } from '../tariffs/BillingCycleSwitch';
import { TariffComparison } from '../tariffs/TariffComparison';
import { OffersPlaceholder } from '../tariffs/OffersPlaceholder';
import { offersGrid } from '../tariffs/OfferCard';
import type { Offer } from '../tariffs/offers';
import { SalesInquiries } from '../tariffs/SalesInquiries';
import { useOffers } from '../tariffs/useOffers';
import { useSalesContact } from '../tariffs/useSalesContact';
import { StepHeader } from './StepHeader';
import { TariffCard } from './TariffCard';
import { useStartTrial } from './useStartTrial';

/**
 * Renders the third step of the registration: the tariffs. Companies without an active subscription select a tariff
 * here as well.
 */
export function TariffStep() {
  const { t } = useTranslation('registration');
  const session = useSession();
  const [isRegistering] = useState(() => session?.user.status !== 'ONBOARDING_COMPLETED');
  // A company with an earlier subscription or trial gets no further trial.
  const trialUsed = session?.subscriptionState === 'EXPIRED' || session?.subscriptionState === 'CANCELED';
  const textKey = isRegistering ? 'tariff' : 'tariff.lapsed';
  return (
    <RegistrationLayout step="tariff" registered={!isRegistering}>
      <DocumentTitle title={t(`${textKey}.title`)} />
      <Stack spacing={3}>
        <StepHeader focusOnMount title={t(`${textKey}.title`)} text={t(`${textKey}.text`)} />
        <SalesInquiries />
        <Tariffs trialUsed={trialUsed} />
      </Stack>
    </RegistrationLayout>
  );
}

function Tariffs({ trialUsed }: { trialUsed: boolean }) {
  const { offers, error, refetch } = useOffers();
  const [cycle, setCycle] = useState<BillingCycle>('MONTHLY');
  const [payment, setPayment] = useState<{ offer: Offer; cycle: BillingCycle }>();
  const trial = useStartTrial();
  const sales = useSalesContact();

  if (!offers) return <OffersPlaceholder error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PendingPaymentAlert
        offers={offers}
        onContinue={(offer, pendingCycle) => setPayment({ offer, cycle: pendingCycle })}
      />
      <BillingCycleSwitch {...{ cycle, offers }} onChange={setCycle} />
      <Box component="ul" sx={offersGrid}>
        {offers.map((offer) => (
          <TariffCard
            key={offer.id}
            {...{ offer, cycle, trialUsed }}
            starting={trial.starting === offer.id}
            failure={trial.failed?.tariff === offer.id ? trial.failed.text : undefined}
            thanks={sales.thanksFor(offer)}
            onTry={() => trial.start(offer)}
            onPay={() => setPayment({ offer, cycle })}
            onContactSales={() => sales.open(offer)}
          />
        ))}
      </Box>
      <TariffComparison offers={offers} />
      {payment && <PaymentDialog {...payment} onClose={() => setPayment(undefined)} />}
      {sales.dialog}
    </>
  );
}
