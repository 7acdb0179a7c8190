import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isMethodAllowed } from '../../providers/auth/allowedMethods';
import { isSubscribed } from '../../providers/auth/subscription';
import { useSession } from './appServices';
import { formatNames } from './formatNames';
import { disableUnloadPrompt, storeAllDrafts } from './unsavedWork';
import { useSubscriptionContacts } from './useSubscriptionContacts';

/** Page on which a user with the permission renews the subscription. */
const subscriptionPath = '/profile/Subscription';

/**
 * Stores the input of open forms, which can be saved after the renewal, and lets the browser leave the page without a
 * prompt.
 */
function keepInput(): void {
  storeAllDrafts();
  disableUnloadPrompt();
}

/**
 * Shows that the company is not subscribed, so that it can only read, with a link to the subscription or the colleagues
 * who may pay. Shows nothing for a subscribed company.
 */
export function SubscriptionBanner() {
  const { t, i18n } = useTranslation('app');
  const { pathname } = useLocation();
  const session = useSession();
  const isLapsed = session !== null && session.user.status === 'ONBOARDING_COMPLETED' && !isSubscribed(session);
  const canPay = isMethodAllowed(session, 'createPaymentSession');
  const contacts = useSubscriptionContacts(isLapsed && !canPay);
  if (!isLapsed) return null;
  const state = session.subscriptionState ?? 'REQUIRED';
  const isAtSubscription = pathname.toLowerCase() === subscriptionPath.toLowerCase();
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{
        borderRadius: 0,
        alignItems: 'center',
        flexShrink: 0,
        px: { xs: 1.5, sm: 3 },
        // On phones the button stands below the text.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 48px)', sm: '1 1 0' } },
        '& .MuiAlert-action': { mr: 0, ml: { xs: '22px', sm: 'auto' }, pt: 0, pb: { xs: 0.75, sm: 0 } },
      }}
      action={
        canPay &&
        !isAtSubscription && (
          <Button
            href={subscriptionPath}
            onClick={keepInput}
            color="inherit"
            variant="outlined"
            size="small"
            sx={{ whiteSpace: 'nowrap' }}
          >
            {t(state === 'REQUIRED' ? 'lapsed.choose' : 'lapsed.renew')}
          </Button>
        )
      }
    >
      {t(`lapsed.${state}`)} {t('lapsed.readOnly')}
      {!canPay && (
        <>
          {' '}
          {contacts.length > 0
            ? t('lapsed.askNames', { names: formatNames(contacts, i18n.language) })
            : t('lapsed.ask')}
        </>
      )}
    </Alert>
  );
}
