import { useTranslation } from 'react-i18next';

/** Sets the document's title to the page's title and the product's name. */
export function DocumentTitle({ title }: { title: string }) {
  const { t } = useTranslation('app');
  return <title>{t('pageTitle', { page: title })}</title>;
}
