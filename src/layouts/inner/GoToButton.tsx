import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { keepTyping } from '../../ui/keptTyping';
import { paletteShortcut } from '../../ui/shortcuts/keys';

const loadDialog = () => import('./palette/PaletteDialog');
const PaletteDialog = lazy(() => loadDialog().then((module) => ({ default: module.PaletteDialog })));

/** Renders the button that opens the dialog to find a page, a record or an action. The shortcut opens it on every page. */
export function GoToButton() {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => {
    keepTyping();
    setIsOpen(true);
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (paletteShortcut.isMac ? event.metaKey : event.ctrlKey);
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // A dialog that is open hides the rest of the page, and must be closed first.
      if (!button.current?.closest('[aria-hidden=true]')) open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        startIcon={<Search />}
        aria-label={t('goTo.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteShortcut.aria}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={open}
        sx={{
          color: 'text.secondary',
          fontWeight: 400,
          // On wide screens it looks like the input that it opens.
          minWidth: { xs: 44, md: 260 },
          justifyContent: { xs: 'center', md: 'flex-start' },
          border: { md: 1 },
          borderColor: { md: 'divider' },
          bgcolor: { md: 'background.default' },
          '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('goTo.title')}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          data-shortcut={paletteShortcut.label}
          sx={{
            display: { xs: 'none', md: 'inline' },
            ml: 'auto',
            px: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
            font: 'inherit',
            // Drawn by CSS, so that the shortcut is no part of the visible label. `aria-keyshortcuts` has it.
            '&::before': { content: 'attr(data-shortcut)' },
          }}
        />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
