import { languages } from '../../../providers/i18n/language';
import { loadNamespaceFile } from '../../../providers/i18n/namespaces';
import { loadComponentTexts } from '../../theme/componentTexts';

/** Loads the page that is shown for missing code. */
export const loadOfflinePage = () => import('./OfflinePage');

/** Namespaces of the texts of the pages that open without a network. */
const namespaces = ['app', 'auth', 'engine', 'social'];

/**
 * Loads the code and texts of the pages that have to open without a network: the page that is shown for missing code,
 * and the sign-in page, to which signing out leads. In all languages, because the user may change the language.
 */
export async function preloadOfflinePages(): Promise<void> {
  await Promise.all([
    loadOfflinePage(),
    import('../../layouts/inner/AccountPanel'),
    import('../../layouts/AuthLayout'),
    import('../signIn/SignInPage').then(({ loadSocialSignIn }) => loadSocialSignIn()),
    ...languages.flatMap((language) => [
      loadComponentTexts(language),
      ...namespaces.map((namespace) => loadNamespaceFile(language, namespace)),
    ]),
  ]);
}
