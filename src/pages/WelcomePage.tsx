import Business from '@mui/icons-material/BusinessOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { isAllowed } from '../../providers/auth/methods';
import type { Payment } from '../../resources/contract.generated';
import { useDayText } from '../fields/useDayText';
import { PageHead } from '../ui/PageHead';
import { PageTitle } from '../ui/PageTitle';
import { useSession } from '../ui/tab';
import { type Offer, offerName } from './tariffs/offers';

/** What a new company begins with. */
const beginnings = [
  { name: 'vehicles', to: '/vehicle/create', method: 'createVehicle', Picture: LocalShipping },
  { name: 'users', to: '/user/create', method: 'createUser', Picture: Group },
  { name: 'customers', to: '/customer/create', method: 'createCustomer', Picture: Business },
] as const;

/** The first page in the console of whoever has just registered a company. */
export function WelcomePage() {
  const { t } = useTranslation('registration');
  const session = useSession();
  const title = t('welcome.title', { company: session?.company?.name });
  return (
    <Box sx={{ maxWidth: 840, display: 'grid', gap: 3 }}>
      <PageTitle page={t('welcome.page')} />
      <div>
        <PageHead title={title} takesFocus />
        <RunsUntil />
      </div>
      <Box component="section" aria-labelledby="beginnings" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2" id="beginnings">
          {t('welcome.begin')}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
          }}
        >
          {beginnings
            .filter(({ method }) => isAllowed(session, method))
            .map(({ name, to, Picture }) => (
              <Card key={name} component="li">
                <CardActionArea
                  component={RouterLink}
                  to={to}
                  sx={{ p: 2, height: '100%', display: 'grid', gap: 0.5, justifyItems: 'start', alignContent: 'start' }}
                >
                  <Picture aria-hidden color="primary" />
                  <Typography variant="h3" component="span">
                    {t(`welcome.${name}.title`)}
                  </Typography>
                  <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                    {t(`welcome.${name}.text`)}
                  </Typography>
                </CardActionArea>
              </Card>
            ))}
        </Box>
      </Box>
      <Box>
        <Button component={RouterLink} to="/" variant="contained">
          {t('welcome.goOn')}
        </Button>
      </Box>
    </Box>
  );
}

interface Begun extends Pick<Payment, 'purpose'> {
  id: string;
  end_date: string | null;
  tariff: Pick<Offer, 'code' | 'name'> | null;
}

/** Which tariff is tried or paid, and until when; nothing for who may not know. */
function RunsUntil() {
  const { t, i18n } = useTranslation('registration');
  const { day } = useDayText();
  const allowed = isAllowed(useSession(), 'payments');
  const { query } = useList<Begun>({
    resource: 'payments',
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [{ field: 'status', operator: 'eq', value: 'SUCCEEDED' }],
    // What was paid during a trial, not the trial.
    sorters: [{ field: 'created_at', order: 'desc' }],
    meta: { fields: ['id', 'purpose', 'end_date', 'tariff.code', 'tariff.name'], total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled: allowed },
  });
  const { purpose, tariff, end_date: end } = query.data?.data[0] ?? {};
  const known = tariff && end && { name: offerName(tariff, i18n.language), until: day(end) };
  if (!known && !query.isLoading) return null;
  return (
    <Typography
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.75,
        mt: 0.5,
        color: 'text.secondary',
        fontSize: '0.9375rem',
        minHeight: '1.5em',
      }}
    >
      {known && (
        <>
          <span>{t(purpose === 'TRIAL' ? 'welcome.trial' : 'welcome.paid', known)}</span>
          <Link component={RouterLink} to="/profile/Subscription">
            {t('welcome.subscription')}
          </Link>
        </>
      )}
    </Typography>
  );
}
