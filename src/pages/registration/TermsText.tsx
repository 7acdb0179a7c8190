import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';

/** The links open a new tab, so that the form keeps its input. */
const newTab = { target: '_blank', rel: 'noopener', underline: 'always' } as const;

const links = {
  terms: <Link href="/info/terms" {...newTab} />,
  privacy: <Link href="/info/privacyPolicy" {...newTab} />,
};

/** Shows a text of the registration with links to the terms of use and the privacy policy. */
export function TermsText({ name }: { name: 'account.terms' | 'account.termsBySocial' }) {
  const { t } = useTranslation('registration');
  return <Trans t={t} i18nKey={name} components={links} />;
}
