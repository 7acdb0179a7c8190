import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { RegistrationLayout } from '../../layouts/RegistrationLayout';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession } from '../../ui/appServices';
import { BegunPayment } from '../paying/BegunPayment';
import { PayDialog } from '../paying/PayDialog';
import { BillingSwitch } from '../tariffs/BillingSwitch';
import { Comparison } from '../tariffs/Comparison';
import { NoOffers } from '../tariffs/NoOffers';
import { offersGrid } from '../tariffs/OfferCard';
import type { Offer } from '../tariffs/offers';
import { useOffers } from '../tariffs/useOffers';
import { useSales } from '../tariffs/useSales';
import { StepHead } from './StepHead';
import { TariffCard } from './TariffCard';
import { useTrial } from './useTrial';

/**
 * The third step of registration: the tariffs, one of which is tried or paid. Whose company has no subscription any more
 * chooses one here as well.
 */
export function TariffStep() {
  const { t } = useTranslation('registration');
  const session = useSession();
  const [registering] = useState(() => session?.user.status !== 'ONBOARDING_COMPLETED');
  // Once the first payment has succeeded, or a trial was had, there is none.
  const tried = session?.subscriptionState === 'EXPIRED' || session?.subscriptionState === 'CANCELED';
  const words = registering ? 'tariff' : 'tariff.lapsed';
  return (
    <RegistrationLayout step="tariff" registered={!registering}>
      <DocumentTitle title={t(`${words}.title`)} />
      <Stack spacing={3}>
        <StepHead takesFocus title={t(`${words}.title`)} text={t(`${words}.text`)} />
        <Tariffs tried={tried} />
      </Stack>
    </RegistrationLayout>
  );
}

function Tariffs({ tried }: { tried: boolean }) {
  const { offers, error, refetch } = useOffers();
  const [cycle, setCycle] = useState<BillingCycle>('MONTHLY');
  const [paid, setPaid] = useState<{ offer: Offer; cycle: BillingCycle }>();
  const trial = useTrial();
  const sales = useSales();

  if (!offers) return <NoOffers error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <BegunPayment offers={offers} onGoOn={(offer, begun) => setPaid({ offer, cycle: begun })} />
      <BillingSwitch {...{ cycle, offers }} onChange={setCycle} />
      <Box component="ul" sx={offersGrid}>
        {offers.map((offer) => (
          <TariffCard
            key={offer.id}
            {...{ offer, cycle, tried }}
            starting={trial.starting === offer.id}
            failure={trial.failed?.tariff === offer.id ? trial.failed.text : undefined}
            thanks={sales.thanksFor(offer)}
            onTry={() => trial.start(offer)}
            onPay={() => setPaid({ offer, cycle })}
            onAsk={() => sales.ask(offer)}
          />
        ))}
      </Box>
      <Comparison offers={offers} />
      {paid && <PayDialog {...paid} onClose={() => setPaid(undefined)} />}
      {sales.dialog}
    </>
  );
}
