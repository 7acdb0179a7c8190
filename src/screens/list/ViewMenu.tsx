import Tune from '@mui/icons-material/Tune';
import Popover from '@mui/material/Popover';
import { Suspense, useState } from 'react';
import { lazy } from '../../../providers/loadCode';
import { ToolbarButton } from './ToolbarButton';
import type { ViewPanelProps } from './ViewPanel';

const ViewPanel = lazy(() => import('./ViewPanel').then((module) => ({ default: module.ViewPanel })));

/** Renders the button that opens the view options. */
export function ViewMenu(props: ViewPanelProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { t } = props.words;
  return (
    <>
      <ToolbarButton
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('engine:list.view')}
      </ToolbarButton>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('engine:list.view'), sx: { width: 320, mt: 0.5 } } }}
        >
          <Suspense fallback={null}>
            <ViewPanel {...props} />
          </Suspense>
        </Popover>
      )}
    </>
  );
}
