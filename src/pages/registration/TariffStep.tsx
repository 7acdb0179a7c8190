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
import { BillingSwitch } from '../tariffs/BillingSwitch';
import { Comparison } from '../tariffs/Comparison';
import { offersGrid } from '../tariffs/OfferCard';
import type { Offer } from '../tariffs/offers';
import { SalesDialog } from '../tariffs/SalesDialog';
import { useOffers } from '../tariffs/useOffers';
import { StepHead } from './StepHead';
import { TariffCard } from './TariffCard';
import { useTrial } from './useTrial';

/** The third step of registration: the tariffs, one of which is tried. */
export function TariffStep() {
  const { t } = useTranslation('registration');
  return (
    <RegistrationLayout step="tariff">
      <PageTitle page={t('tariff.title')} />
      <Stack spacing={3}>
        <StepHead takesFocus title={t('tariff.title')} text={t('tariff.text')} />
        <Tariffs />
      </Stack>
    </RegistrationLayout>
  );
}

function Tariffs() {
  const { t } = useTranslation(['tariffs', 'app', 'engine']);
  const { offers, error, refetch } = useOffers();
  const [cycle, setCycle] = useState<BillingCycle>('MONTHLY');
  const [asked, setAsked] = useState<Offer>();
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
      <BillingSwitch {...{ cycle, offers }} onChange={setCycle} />
      <Box component="ul" sx={offersGrid}>
        {offers.map((offer) => (
          <TariffCard
            key={offer.id}
            {...{ offer, cycle }}
            starting={trial.starting === offer.id}
            failure={trial.failed?.tariff === offer.id ? trial.failed.text : undefined}
            thanks={thanked === offer.id ? t('sales.thanks') : undefined}
            onTry={() => trial.start(offer)}
            onAsk={() => {
              setThanked(undefined);
              setAsked(offer);
            }}
          />
        ))}
      </Box>
      <Comparison offers={offers} />
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
