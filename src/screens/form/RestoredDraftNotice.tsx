import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Words } from '../words';

/** Tells the user that the form contains a restored draft, with a button to discard it. */
export function RestoredDraftNotice({ words: { t }, onDiscard }: { words: Words; onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {t('engine:form.kept.discard')}
        </Button>
      }
    >
      {t('engine:form.kept.text')}
    </Alert>
  );
}
