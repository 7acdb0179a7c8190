import ContentCopy from '@mui/icons-material/ContentCopy';
import Share from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { sharedRequestUrl } from '../../externalAccess/sharedRequestUrl';
import { useDateTimeFormat } from '../../externalAccess/useDateTimeFormat';
import { useRequest } from '../useRequest';
import type { SharedLink } from './sharedLinks';
import type { useSharedLinks } from './useSharedLinks';

interface Props {
  link: SharedLink;
  sharedLinks: Pick<ReturnType<typeof useSharedLinks>, 'busy' | 'canRevoke' | 'copied' | 'notCopied'>;
  onRevoke: () => void;
}

/** Shows a shared link: its URL, expiry and how often it was opened. */
export function SharedLinkRow({ link, sharedLinks, onRevoke }: Props) {
  const { t } = useTranslation('sharing');
  const { number } = useRequest();
  const { formatDateTime } = useDateTimeFormat();
  const { token, by, expires, revoked, lastOpened, opened } = link;
  const url = token === undefined ? undefined : sharedRequestUrl(token);
  const expiryText = revoked
    ? t('dialog.revoked', { moment: formatDateTime(revoked) })
    : t(token === undefined ? 'dialog.over' : 'dialog.until', { moment: formatDateTime(expires) });
  const openedText = lastOpened
    ? t('dialog.opened', { count: opened, moment: formatDateTime(lastOpened) })
    : t('dialog.never');
  const facts = [expiryText, openedText, by && t('dialog.by', { name: by })].filter(Boolean);
  const copy = () => {
    // The clipboard is undefined on insecure origins.
    const copied = navigator.clipboard?.writeText(url ?? '') ?? Promise.reject(new Error('No clipboard.'));
    copied.then(sharedLinks.copied, sharedLinks.notCopied);
  };
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      {url !== undefined && (
        <TextField
          fullWidth
          label={t('dialog.address')}
          value={url}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      {url !== undefined && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={copy}>
            {t('dialog.copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Share />}
              // Cancelling the share sheet rejects the promise, which is not an error.
              onClick={() => void navigator.share({ title: t('title', { number }), url }).catch(() => undefined)}
            >
              {t('dialog.send')}
            </Button>
          )}
          {sharedLinks.canRevoke && (
            <Button size="small" color="error" disabled={sharedLinks.busy} onClick={onRevoke}>
              {t('dialog.revoke')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
