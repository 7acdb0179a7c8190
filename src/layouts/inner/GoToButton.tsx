import Search from '@mui/icons-material/Search';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { keepTyping } from '../../ui/keptTyping';
import { paletteShortcut } from '../../ui/shortcuts/keys';
import styles from './GoToButton.module.css';

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
      <button
        ref={button}
        type="button"
        aria-label={t('goTo.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteShortcut.aria}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={open}
        className={styles.button}
      >
        <Search />
        <span className={styles.title}>{t('goTo.title')}</span>
        <kbd aria-hidden data-shortcut={paletteShortcut.label} className={styles.shortcut} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
