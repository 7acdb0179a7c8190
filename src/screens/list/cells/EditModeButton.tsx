import EditNote from '@mui/icons-material/EditNote';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useClickShortcut } from '../../../ui/shortcuts/useShortcut';
import type { EditModeState } from './editMode';

interface Props {
  state: EditModeState;
  change: (state: EditModeState) => void;
}

/** Renders the button that switches the edit mode of a list on and off. */
export function EditModeButton({ state, change }: Props) {
  const { t } = useTranslation('cells');
  const shortcut = useClickShortcut<HTMLButtonElement>('editCells');
  const isOn = state !== 'off';
  return (
    <Button
      {...shortcut}
      variant={isOn ? 'contained' : 'outlined'}
      color={isOn ? 'primary' : 'inherit'}
      startIcon={<EditNote />}
      aria-pressed={isOn}
      onClick={() => change(isOn ? 'ending' : 'on')}
      sx={isOn ? undefined : { borderColor: 'divider' }}
    >
      {t('toggle')}
    </Button>
  );
}
