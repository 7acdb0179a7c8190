import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../../providers/i18n';
import { languageSettingsOf } from '../../providers/i18n/language';
import type { Language } from '../../resources/languages';
import { useAppServices } from './appServices';
import { ToggleGroup } from './html/ToggleGroup';

/** Shows a switch between the enabled languages. `onChosen` lets the caller store the choice. */
export function LanguageSwitch({ onChosen }: { onChosen?: (language: Language) => void }) {
  const { t } = useTranslation('app');
  const { languages } = useAppServices();
  if (languages.length < 2) return null;
  return (
    <ToggleGroup
      aria-label={t('languages.label')}
      choices={languages.map((language) => ({
        value: language,
        lang: language,
        content: languageSettingsOf(language)?.name,
      }))}
      value={currentLanguage()}
      onChoose={(language) => {
        void chooseLanguage(language);
        onChosen?.(language);
      }}
    />
  );
}
