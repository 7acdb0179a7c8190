import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { keepTypingAfterClick } from '../../ui/keptTyping';
import { useClickShortcut } from '../../ui/shortcuts/useShortcut';
import { loadCreateScreen } from '../form/loadCreateScreen';
import { createFormPath } from '../record/recordUrls';

/** Milliseconds after which the form's code is loaded in advance, so that it does not compete with the list's rows. */
const preloadDelayMs = 4000;

/** A failure of the preload is ignored: opening the form loads the code again and reports it. */
const preload = () => void loadCreateScreen().catch(() => {});

/** Renders the button that opens the form of a new record. What the user types after it is kept for the form. */
export function AddLink({ definition, children }: { definition: ResourceDefinition; children: ReactNode }) {
  const shortcut = useClickShortcut<HTMLAnchorElement>('create');
  useEffect(() => {
    const timer = setTimeout(preload, preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button
      {...shortcut}
      variant="contained"
      startIcon={<Add />}
      component={Link}
      to={createFormPath(definition)}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={keepTypingAfterClick}
    >
      {children}
    </Button>
  );
}
