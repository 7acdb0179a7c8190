import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSignedIn } from '../../../providers/auth/callSignedIn';
import { errorKey } from '../../../providers/errors';
import { documentFields, saveDocument } from '../../ui/saveDocument';
import { useTab } from '../../ui/tab';
import { useOnce } from '../../ui/useOnce';

const paymentReceipt = `query ($id: ID!) { paymentReceipt(id: $id) { ${documentFields.join(' ')} } }`;

/** Saves the receipt of a payment. */
export function ReceiptButton({ payment }: { payment: string }) {
  const { t } = useTranslation(['info', 'app']);
  const { connection, refresher } = useTab();
  const { busy, once } = useOnce();
  const [failure, setFailure] = useState<unknown>();
  const save = async () => {
    setFailure(undefined);
    try {
      const { paymentReceipt: receipt } = await callSignedIn(connection, refresher, paymentReceipt, { id: payment });
      saveDocument(receipt);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <Button size="large" color="inherit" loading={busy} onClick={() => void once(save)}>
        {t('payment.paid.save')}
      </Button>
      <Typography role="alert" color="error" sx={{ width: '100%', '&:empty': { display: 'none' } }}>
        {failure !== undefined && t(`app:${errorKey(failure)}`)}
      </Typography>
    </>
  );
}
