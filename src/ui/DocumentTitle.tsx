import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsShown } from './KeptPage';

/** Sets the document's title to the page's title and the product's name. */
export function DocumentTitle({ title }: { title: string }) {
  const { t } = useTranslation('app');
  const text = t('pageTitle', { page: title });
  const isShown = useIsShown();
  // An element `<title>` of a list that is kept behind a record would stay in the document.
  useEffect(() => {
    if (isShown) document.title = text;
  }, [text, isShown]);
  return null;
}
