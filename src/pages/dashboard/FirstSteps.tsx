import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { useSession } from '../../ui/appServices';

/** Steps that are suggested to a company without requests, with the API method that each requires. */
const steps = [
  { name: 'request', to: '/service-request/create', method: 'createServiceTransportation' },
  { name: 'customer', to: '/customer/create', method: 'createCustomer' },
  { name: 'vehicle', to: '/vehicle/create', method: 'createVehicle' },
] as const;

/** Shows the first steps in place of the figures, until the company has a request. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  return (
    <Box
      component="section"
      aria-labelledby="first"
      sx={{ display: 'grid', gap: 1.5, maxWidth: 560, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="first">
        {t('first.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('first.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {steps
          .filter(({ method }) => isMethodAllowed(session, method))
          .map(({ name, to }, index) => (
            <Button key={name} component={Link} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
              {t(`first.${name}`)}
            </Button>
          ))}
      </Box>
    </Box>
  );
}
