import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { legsResource } from '../../../resources/routes';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { ReasonQuestion } from './useReasonQuestion';

const { exception_reason: field } = legsResource.fields;
const maxLength = field?.type === 'text' ? field.maxLength : undefined;

/** Asks why a leg is planned although it breaks rules that the company allows to break with a reason. */
export function ReasonDialog({ question }: { question: ReasonQuestion }) {
  const { t } = useTranslation(['planning', 'routes']);
  const [reason, setReason] = useState('');
  const { leg, place, rules, answer } = question;
  return (
    <ConfirmDialog
      open
      title={t('planning:reason.title', { number: leg.number })}
      confirmLabel={t('planning:reason.confirm')}
      disabled={reason.trim() === ''}
      onConfirm={() => answer(reason.trim())}
      onCancel={() => answer()}
    >
      <DialogContentText>{place}</DialogContentText>
      <DialogContentText sx={{ whiteSpace: 'pre-line', color: 'warning.main' }}>{rules}</DialogContentText>
      <TextField
        autoFocus
        multiline
        required
        minRows={2}
        label={t('routes:fields.exception_reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </ConfirmDialog>
  );
}
