import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../../providers/i18n';
import { isLanguage, languageSettingsOf } from '../../providers/i18n/language';
import type { Language } from '../../resources/contract.generated';
import { useAppServices } from './appServices';

/** Shows a switch between the enabled languages. `onChosen` lets the caller store the choice. */
export function LanguageSwitch({ onChosen }: { onChosen?: (language: Language) => void }) {
  const { t } = useTranslation('app');
  const { languages } = useAppServices();
  if (languages.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('languages.label')}
      value={currentLanguage()}
      onChange={(_event, language: unknown) => {
        if (typeof language !== 'string' || !isLanguage(language)) return;
        void chooseLanguage(language);
        onChosen?.(language);
      }}
    >
      {languages.map((language) => (
        <ToggleButton key={language} value={language} lang={language}>
          {languageSettingsOf(language)?.name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
