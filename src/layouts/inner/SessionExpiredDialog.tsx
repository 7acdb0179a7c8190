import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppServices } from '../../ui/appServices';
import { signInAddress } from '../../routing/addresses';

/** Says that the session has expired. The button opens the sign-in page, which returns to the current page. */
export function SessionExpiredDialog() {
  const { t } = useTranslation('app');
  const { session, channel } = useAppServices().connection;
  const { pathname, search } = useLocation();

  function confirm() {
    // Leaving the page loses no input, because all drafts were stored when the session expired.
    session.clear();
    channel.announce('logOut');
    window.location.assign(signInAddress(pathname + search));
  }

  return (
    // No `onClose`, so neither Escape nor a click outside closes the dialog.
    <Dialog open aria-labelledby="expired-title" aria-describedby="expired-text">
      <DialogTitle id="expired-title">{t('session.expiredTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="expired-text">{t('session.expiredText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={confirm}>
          {t('session.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
