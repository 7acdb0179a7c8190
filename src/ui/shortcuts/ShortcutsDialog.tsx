import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paletteShortcut, shortcutLabel, shortcutNames, submitLabel } from './keys';

/** Renders the dialog that explains the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const title = useId();
  const shown = [
    { key: paletteShortcut.label, text: t('goTo.open') },
    ...shortcutNames.map((name) => ({ key: shortcutLabel(name, t), text: t(`shortcuts.names.${name}`) })),
    { key: submitLabel, text: t('shortcuts.submit') },
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            py: 0.5,
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gap: 1.5,
            alignItems: 'center',
          }}
        >
          {shown.map(({ key, text }) => (
            <Fragment key={text}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{ px: 1, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 0.5, font: 'inherit' }}
                >
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {text}
              </Box>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shortcuts.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
