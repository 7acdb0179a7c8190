import Contrast from '@mui/icons-material/Contrast';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const modes = [
  { mode: 'light', Icon: LightMode },
  { mode: 'system', Icon: Contrast },
  { mode: 'dark', Icon: DarkMode },
] as const;

/** Shows a switch between the light, the dark and the system's colour scheme. */
export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const { mode: currentMode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('theme.label')}
      value={currentMode}
      onChange={(_event, value: unknown) => {
        const next = modes.find(({ mode }) => mode === value);
        if (next) setMode(next.mode);
      }}
    >
      {modes.map(({ mode, Icon }) => (
        <ToggleButton key={mode} value={mode} aria-label={t(`theme.${mode}`)} title={t(`theme.${mode}`)}>
          <Icon sx={{ fontSize: 18 }} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
