import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';

/** Shows a button that copies a text to the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('profile');
  const { open: notify } = useNotification();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => notify?.({ type: 'success', message: t('copied') }),
      () => notify?.({ type: 'error', message: t('notCopied') }),
    );
  };
  // Browsers only support the clipboard on secure origins.
  if (!('clipboard' in navigator)) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<ContentCopy />}
      onClick={copy}
      sx={{ borderColor: 'divider' }}
    >
      {label}
    </Button>
  );
}
