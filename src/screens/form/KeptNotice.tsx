import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Words } from '../words';

/** Says that a form begins with what was typed before. */
export function KeptNotice({ words: { t }, onDiscard }: { words: Words; onDiscard: () => void }) {
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
