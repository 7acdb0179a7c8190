import { ArticlePage } from './ArticlePage';

const sections = ['service', 'account', 'use', 'payment', 'data', 'liability', 'end'] as const;

/** Shows the page with the terms of use. */
export function TermsPage() {
  return <ArticlePage article="terms" sections={sections} />;
}
