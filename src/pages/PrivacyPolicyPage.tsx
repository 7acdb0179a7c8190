import { ArticlePage } from './ArticlePage';

const sections = ['who', 'what', 'signIn', 'browser', 'whom', 'long', 'how', 'rights'] as const;

/** Shows the privacy policy. */
export function PrivacyPolicyPage() {
  return <ArticlePage article="privacy" sections={sections} />;
}
