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
import { isMethodAllowed } from '../../providers/auth/allowedMethods';
import type { Payment } from '../../resources/contract.generated';
import { useDayText } from '../fields/useDayText';
import { PageHeader } from '../ui/PageHeader';
import { DocumentTitle } from '../ui/DocumentTitle';
import { useSession } from '../ui/appServices';
import { type Offer, offerName } from './tariffs/offers';

/** Tasks that the page suggests to a new company, with the API method that each requires. */
const firstTasks = [
  { name: 'vehicles', to: '/vehicle/create', method: 'createVehicle', Icon: LocalShipping },
  { name: 'users', to: '/user/create', method: 'createUser', Icon: Group },
  { name: 'customers', to: '/customer/create', method: 'createCustomer', Icon: Business },
] as const;

/** Shows the first page of the console after a company has been registered. */
export function WelcomePage() {
  const { t } = useTranslation('registration');
  const session = useSession();
  const title = t('welcome.title', { company: session?.company?.name });
  return (
    <Box sx={{ maxWidth: 840, display: 'grid', gap: 3 }}>
      <DocumentTitle title={t('welcome.page')} />
      <div>
        <PageHeader title={title} focusOnMount />
        <CurrentTariff />
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
          {firstTasks
            .filter(({ method }) => isMethodAllowed(session, method))
            .map(({ name, to, Icon }) => (
              <Card key={name} component="li">
                <CardActionArea
                  component={RouterLink}
                  to={to}
                  sx={{ p: 2, height: '100%', display: 'grid', gap: 0.5, justifyItems: 'start', alignContent: 'start' }}
                >
                  <Icon aria-hidden color="primary" />
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

interface LatestPayment extends Pick<Payment, 'purpose'> {
  id: string;
  end_date: string | null;
  tariff: Pick<Offer, 'code' | 'name'> | null;
}

/** Shows the current tariff or trial and its end. Shows nothing if the user may not read payments. */
function CurrentTariff() {
  const { t, i18n } = useTranslation('registration');
  const { day } = useDayText();
  const allowed = isMethodAllowed(useSession(), 'payments');
  const { query } = useList<LatestPayment>({
    resource: 'payments',
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [{ field: 'status', operator: 'eq', value: 'SUCCEEDED' }],
    // The newest payment comes first, because a payment made during a trial replaces the trial.
    sorters: [{ field: 'created_at', order: 'desc' }],
    meta: { fields: ['id', 'purpose', 'end_date', 'tariff.code', 'tariff.name'], total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled: allowed },
  });
  const { purpose, tariff, end_date: end } = query.data?.data[0] ?? {};
  const currentTariff = tariff && end && { name: offerName(tariff, i18n.language), until: day(end) };
  if (!currentTariff && !query.isLoading) return null;
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
      {currentTariff && (
        <>
          <span>{t(purpose === 'TRIAL' ? 'welcome.trial' : 'welcome.paid', currentTariff)}</span>
          <Link component={RouterLink} to="/profile/Subscription">
            {t('welcome.subscription')}
          </Link>
        </>
      )}
    </Typography>
  );
}
