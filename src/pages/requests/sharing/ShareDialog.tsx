import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useRequest } from '../useRequest';
import { SharedLinkRow } from './SharedLinkRow';
import { useSharedLinks } from './useSharedLinks';
import { RetryAlert } from '../../../ui/RetryAlert';

/** Selectable lifetimes of a link, in days. */
const lifetimes = [1, 7, 14, 30, 60, 90];
const defaultLifetime = 30;

/** Shows the dialog to create, list and revoke links to the request. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['sharing', 'engine', 'app']);
  const { number } = useRequest();
  const sharedLinks = useSharedLinks();
  const [days, setDays] = useState(defaultLifetime);
  const [linkToRevoke, setLinkToRevoke] = useState<string>();
  const id = useId();
  const { links, error, busy } = sharedLinks;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} slotProps={{ paper: { sx: { width: 560 } } }}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {t('dialog.title', { number })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('dialog.text')}</DialogContentText>
        {sharedLinks.canMake && (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'end', flexWrap: 'wrap', pt: 1 }}>
            <TextField
              select
              label={t('dialog.days')}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
              sx={{ minWidth: 140 }}
            >
              {lifetimes.map((lifetime) => (
                <MenuItem key={lifetime} value={lifetime}>
                  {t('dialog.dayCount', { count: lifetime })}
                </MenuItem>
              ))}
            </TextField>
            <Button
              variant="contained"
              loading={busy}
              onClick={() => void sharedLinks.make(days)}
              sx={{ minHeight: 40 }}
            >
              {t('dialog.make')}
            </Button>
          </Box>
        )}
        <Box component="section" aria-label={t('dialog.links')}>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {t('dialog.links')}
          </Typography>
          {!links && !error && <Skeleton variant="rounded" height={96} />}
          {!links && error && <RetryAlert error={error} onRetry={sharedLinks.retry} />}
          {links?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('dialog.empty')}</Typography>}
          {links && links.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
              {links.map((link) => (
                <SharedLinkRow
                  key={link.id}
                  link={link}
                  sharedLinks={sharedLinks}
                  onRevoke={() => setLinkToRevoke(link.id)}
                />
              ))}
            </Box>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={linkToRevoke !== undefined}
        destructive
        title={t('dialog.revokeTitle')}
        text={t('dialog.revokeText')}
        confirmLabel={t('dialog.revoke')}
        onConfirm={() => {
          if (linkToRevoke !== undefined) void sharedLinks.revoke(linkToRevoke);
          setLinkToRevoke(undefined);
        }}
        onCancel={() => setLinkToRevoke(undefined)}
      />
    </Dialog>
  );
}
