import Snooze from '@mui/icons-material/SnoozeOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../fields/useTimeZone';
import { snoozeTimes } from './snoozeTimes';

/** Shows the button that puts an entry off, and the times to choose from. */
export function SnoozeMenu({ text, onSnooze }: { text: string; onSnooze: (until: Date) => void }) {
  const { t } = useTranslation('inbox');
  const timeZone = useTimeZone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (name: 'hour' | 'tomorrow' | 'monday') => {
    setAnchor(null);
    onSnooze(snoozeTimes(timeZone)[name]);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('snooze.open', { text })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Snooze fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(['hour', 'tomorrow', 'monday'] as const).map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {t(`snooze.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
