import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { errorCode } from '../../../providers/errors';
import { useSession, useTab } from '../../ui/tab';
import { signInAddress } from '../../routing/addresses';

/** Stands over the page when its session is over. There is one way on: to sign in again, and back to this page. */
export function SessionExpired() {
  const { t } = useTranslation('app');
  const { session, channel } = useTab().connection;
  const expired = useSession()?.authError?.code === errorCode.expired;
  const { pathname, search } = useLocation();

  function confirm() {
    // What is typed was kept when the session expired.
    session.clear();
    channel.announce('logOut');
    window.location.assign(signInAddress(pathname + search));
  }

  return (
    // Without `onClose`: neither Escape nor a press beside it closes it.
    <Dialog open={expired} aria-labelledby="expired-title" aria-describedby="expired-text">
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
