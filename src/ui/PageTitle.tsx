import { useTranslation } from 'react-i18next';

/** The name of the page in the browser's tab. */
export function PageTitle({ page }: { page: string }) {
  const { t } = useTranslation('app');
  return <title>{t('pageTitle', { page })}</title>;
}
