import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../providers/errors';
import type { BillingCycle } from '../../../resources/contract.generated';
import { RegistrationLayout } from '../../layouts/RegistrationLayout';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/PageTitle';
import { useSession } from '../../ui/tab';
import { BegunPayment } from '../paying/BegunPayment';
import { PayDialog } from '../paying/PayDialog';
import { BillingSwitch } from '../tariffs/BillingSwitch';
import { Comparison } from '../tariffs/Comparison';
import { offersGrid } from '../tariffs/OfferCard';
import type { Offer } from '../tariffs/offers';
import { SalesDialog } from '../tariffs/SalesDialog';
import { useOffers } from '../tariffs/useOffers';
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
      <PageTitle page={t(`${words}.title`)} />
      <Stack spacing={3}>
        <StepHead takesFocus title={t(`${words}.title`)} text={t(`${words}.text`)} />
        <Tariffs tried={tried} />
      </Stack>
    </RegistrationLayout>
  );
}

function Tariffs({ tried }: { tried: boolean }) {
  const { t } = useTranslation(['tariffs', 'app', 'engine']);
  const { offers, error, refetch } = useOffers();
  const [cycle, setCycle] = useState<BillingCycle>('MONTHLY');
  const [asked, setAsked] = useState<Offer>();
  const [paid, setPaid] = useState<{ offer: Offer; cycle: BillingCycle }>();
  const [thanked, setThanked] = useState<string>();
  const trial = useTrial();

  if (!offers && error) {
    return (
      <Notice role="alert" title={t('tariffs:failed')} text={t(`app:${errorKey(error)}`)}>
        <Button variant="contained" onClick={() => void refetch()}>{t('engine:list.retry')}</Button>
      </Notice>
    );
  }
  if (!offers) return <Waiting />;
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
            thanks={thanked === offer.id ? t('sales.thanks') : undefined}
            onTry={() => trial.start(offer)}
            onPay={() => setPaid({ offer, cycle })}
            onAsk={() => {
              setThanked(undefined);
              setAsked(offer);
            }}
          />
        ))}
      </Box>
      <Comparison offers={offers} />
      {paid && <PayDialog {...paid} onClose={() => setPaid(undefined)} />}
      {asked && (
        <SalesDialog
          offer={asked}
          onClose={() => setAsked(undefined)}
          onSent={() => {
            setAsked(undefined);
            setThanked(asked.id);
          }}
        />
      )}
    </>
  );
}

const Waiting = () => (
  <Box sx={offersGrid}>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} variant="rounded" height={320} />
    ))}
  </Box>
);
