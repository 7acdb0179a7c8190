import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../../providers/i18n';
import { isLanguage, languages } from '../../providers/i18n/language';

/** Chooses the language of the console. */
export function LanguageSwitch() {
  const { t } = useTranslation('app');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('languages.label')}
      value={currentLanguage()}
      onChange={(_event, language: unknown) => {
        if (typeof language === 'string' && isLanguage(language)) void chooseLanguage(language);
      }}
    >
      {languages.map((language) => (
        <ToggleButton key={language} value={language} lang={language}>
          {t(`languages.${language}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
