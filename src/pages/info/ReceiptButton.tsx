import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSignedIn } from '../../../providers/auth/callSignedIn';
import { errorKey } from '../../../providers/errors';
import { documentFields, saveDocument } from '../../ui/saveDocument';
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
      const { paymentReceipt: receipt } = await callSignedIn(connection, refresher, paymentReceiptQuery, {
        id: paymentId,
      });
      saveDocument(receipt);
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
        {failure !== undefined && t(`app:${errorKey(failure)}`)}
      </Typography>
    </>
  );
}
