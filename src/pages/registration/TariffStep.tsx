import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../providers/errors';
import { RegistrationLayout } from '../../layouts/RegistrationLayout';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/PageTitle';
import { BillingSwitch } from './BillingSwitch';
import { Comparison } from './Comparison';
import { type Billing, dayToday, type Offer, offerFields } from './offers';
import { SalesDialog } from './SalesDialog';
import { StepHead } from './StepHead';
import { TariffCard } from './TariffCard';
import { useTrial } from './useTrial';

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))' } as const;

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
  const { t, i18n } = useTranslation(['registration', 'app', 'engine']);
  const { query } = useList<Offer>({
    resource: 'tariffs',
    pagination: { currentPage: 1, pageSize: 100 },
    filters: [
      { field: 'status', operator: 'eq', value: 'ACTIVE' },
      { field: 'start_date', operator: 'lte', value: dayToday() },
    ],
    sorters: [{ field: 'sort_order', order: 'asc' }],
    // What the server says is in the language that it was asked in.
    meta: { fields: offerFields, total: false, language: i18n.language },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  });
  const [billing, setBilling] = useState<Billing>('monthly');
  const [asked, setAsked] = useState<Offer>();
  const [thanked, setThanked] = useState<string>();
  const trial = useTrial();
  const offers = query.data?.data;

  if (!offers && query.error) {
    return (
      <Notice role="alert" title={t('tariff.failed')} text={t(`app:${errorKey(query.error)}`)}>
        <Button variant="contained" onClick={() => void query.refetch()}>{t('engine:list.retry')}</Button>
      </Notice>
    );
  }
  if (!offers) return <Waiting />;
  return (
    <>
      <BillingSwitch billing={billing} offers={offers} onChange={setBilling} />
      <Box component="ul" sx={{ ...grid, listStyle: 'none', m: 0, p: 0 }}>
        {offers.map((offer) => (
          <TariffCard
            key={offer.id}
            {...{ offer, billing }}
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
  <Box sx={grid}>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} variant="rounded" height={320} />
    ))}
  </Box>
);
