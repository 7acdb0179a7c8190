import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { colorMode, colorModes } from '../theme/colorMode';
import { Icon } from './html/Icon';
import { ToggleGroup } from './html/ToggleGroup';

const icons = { light: 'sun', system: 'halfCircle', dark: 'moon' } as const;

/** Shows a switch between the light, the dark and the system's colour mode. */
export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.get);
  return (
    <ToggleGroup
      aria-label={t('theme.label')}
      choices={colorModes.map((value) => ({
        value,
        'aria-label': t(`theme.${value}`),
        title: t(`theme.${value}`),
        content: <Icon name={icons[value]} size={18} />,
      }))}
      value={mode}
      onChoose={colorMode.set}
    />
  );
}
