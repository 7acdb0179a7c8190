import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/html/TextLink';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { ThemeSwitch } from '../../ui/ThemeSwitch';
import styles from './AuthFooter.module.css';

/** Renders the footer of pages without a session: language, privacy policy and theme. */
export function AuthFooter() {
  const { t } = useTranslation('app');
  return (
    <footer className={styles.footer}>
      <LanguageSwitch />
      <TextLink href="/info/privacyPolicy" className={styles.privacy}>
        {t('privacy')}
      </TextLink>
      <ThemeSwitch />
    </footer>
  );
}
