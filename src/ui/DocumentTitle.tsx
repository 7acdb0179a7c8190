import { useTranslation } from 'react-i18next';

/** Sets the document title. */
export function DocumentTitle({ title }: { title: string }) {
  const { t } = useTranslation('app');
  return <title>{t('pageTitle', { page: title })}</title>;
}
