import Devices from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../../providers/graphqlResponse';
import { sendAsSignedInUser } from '../../../providers/auth/sendAsSignedInUser';
import { registrationSteps } from '../../routing/registrationSteps';
import { useSession, useAppServices } from '../../ui/appServices';

/**
 * Shows a button that explains how to continue on another device. `onOpen` stores the draft first, so that the other
 * device finds it.
 */
export function ContinueOnOtherDevice({ onOpen }: { onOpen: () => Promise<unknown> }) {
  const { t } = useTranslation('registration');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<Devices />}
        onClick={() => {
          void onOpen();
          setOpen(true);
        }}
      >
        {t('device.open')}
      </Button>
      {open && <OtherDeviceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const generateCode = 'mutation ($url: String!) { generateCode(url: $url) { qr_image } }';
const qrSizePx = 200;

function OtherDeviceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('registration');
  const { connection, refresher } = useAppServices();
  const email = useSession()?.user.email;
  const address = `${window.location.origin}${registrationSteps.company}`;
  const [qrImage, setQrImage] = useState<string | null>();
  useEffect(() => {
    sendAsSignedInUser(connection, refresher, generateCode, { url: address }).then(
      ({ generateCode: code }) =>
        setQrImage(isRecord(code) && typeof code.qr_image === 'string' ? code.qr_image : null),
      // If the QR code cannot be created, the dialog shows the URL alone.
      () => setQrImage(null),
    );
  }, [connection, refresher, address]);
  return (
    <Dialog open onClose={onClose} aria-labelledby="device-title" aria-describedby="device-text">
      <DialogTitle id="device-title">{t('device.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <DialogContentText id="device-text">{t('device.text', { email })}</DialogContentText>
        {qrImage === undefined && <Skeleton variant="rounded" width={qrSizePx} height={qrSizePx} />}
        {qrImage && (
          // The background is white in both themes, so that cameras can read the QR code.
          <Box
            component="img"
            src={qrImage}
            alt={t('device.code')}
            width={qrSizePx}
            height={qrSizePx}
            sx={{ bgcolor: '#ffffff', borderRadius: 1, p: 1 }}
          />
        )}
        {qrImage === null && <DialogContentText>{t('device.noCode')}</DialogContentText>}
        <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all', textAlign: 'center' }}>
          {address}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('device.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
