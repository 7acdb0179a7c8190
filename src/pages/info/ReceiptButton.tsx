import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendAsSignedInUser } from '../../../providers/auth/sendAsSignedInUser';
import { errorTextKey } from '../../../providers/errors';
import { documentFields, downloadDocument } from '../../ui/downloadDocument';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

const paymentReceiptQuery = `query ($id: ID!) { paymentReceipt(id: $id) { ${documentFields.join(' ')} } }`;

/** Shows a button that saves the receipt of a payment. */
export function ReceiptButton({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation(['info', 'app']);
  const { connection, refresher } = useAppServices();
  const { busy, runSingle } = useSingleFlight();
  const [failure, setFailure] = useState<unknown>();
  const saveReceipt = async () => {
    setFailure(undefined);
    try {
      const { paymentReceipt: receipt } = await sendAsSignedInUser(connection, refresher, paymentReceiptQuery, {
        id: paymentId,
      });
      downloadDocument(receipt);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <Button size="large" color="inherit" loading={busy} onClick={() => void runSingle(saveReceipt)}>
        {t('payment.paid.save')}
      </Button>
      <Typography role="alert" color="error" sx={{ width: '100%', '&:empty': { display: 'none' } }}>
        {failure !== undefined && t(`app:${errorTextKey(failure)}`)}
      </Typography>
    </>
  );
}
