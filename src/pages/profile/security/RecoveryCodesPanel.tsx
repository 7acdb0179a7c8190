import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../screens/form/useLeaveGuard';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useSession } from '../../../ui/appServices';
import { CopyButton } from './CopyButton';

/** Styles that hide everything but the recovery codes in print. */
const printStyles = {
  '@media print': {
    body: { visibility: 'hidden' },
    '#recovery-codes': {
      visibility: 'visible',
      position: 'fixed',
      inset: 0,
      padding: 32,
      alignContent: 'start',
      color: '#000',
      background: '#fff',
    },
    '#recovery-codes *': { color: '#000' },
    '#recovery-codes button': { display: 'none' },
  },
} as const;

interface Props {
  codes: readonly string[];
  /** Whether the codes replace earlier ones, which no longer work. */
  renewed: boolean;
  /** Called when the user has confirmed that the codes are stored. */
  onConfirmed: () => void;
}

/** Shows new recovery codes. They cannot be shown again, so leaving the page needs a confirmation. */
export function RecoveryCodesPanel({ codes, renewed, onConfirmed }: Props) {
  const { t } = useTranslation(['profile', 'app']);
  const email = useSession()?.user.email ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const isConfirmed = useRef(false);
  const leaveBlocker = useLeaveGuard(() => !isConfirmed.current);
  useEffect(() => heading.current?.focus(), []);

  const text = [t('recovery.fileTitle', { email }), '', ...codes, '', t('recovery.once'), ''].join('\r\n');
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    link.download = 'waybill-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <Box id="recovery-codes" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <GlobalStyles styles={printStyles} />
      <Alert severity="success" sx={{ '@media print': { display: 'none' } }}>
        {t(renewed ? 'recovery.renewed' : 'recovery.on')}
      </Alert>
      <div>
        <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {t('recovery.title', { email })}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: 640 }}>{t('recovery.text')}</Typography>
      </div>
      <Box
        component="ul"
        aria-label={t('recovery.list')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
          gap: 1,
          maxWidth: 480,
          listStyle: 'none',
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        {codes.map((code) => (
          <Box component="li" key={code} sx={{ fontFamily: 'monospace', fontSize: '1rem' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <CopyButton text={codes.join('\n')} label={t('recovery.copy')} />
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Download />}
          onClick={save}
          sx={{ borderColor: 'divider' }}
        >
          {t('recovery.download')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Print />}
          onClick={() => window.print()}
          sx={{ borderColor: 'divider' }}
        >
          {t('recovery.print')}
        </Button>
      </Box>
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          isConfirmed.current = true;
          onConfirmed();
        }}
      >
        {t('recovery.kept')}
      </Button>
      <ConfirmDialog
        open={leaveBlocker.state === 'blocked'}
        destructive
        title={t('recovery.leave.title')}
        text={t('recovery.leave.text')}
        confirmLabel={t('recovery.leave.leave')}
        cancelLabel={t('recovery.leave.stay')}
        onConfirm={() => leaveBlocker.proceed?.()}
        onCancel={() => leaveBlocker.reset?.()}
      />
    </Box>
  );
}
