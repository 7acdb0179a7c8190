import { languages } from '../../../providers/i18n/language';
import { loadNamespaceFile } from '../../../providers/i18n/namespaces';
import { loadComponentTexts } from '../../theme/componentTexts';

/** Loads the dialog for a task that could not be done. */
export const loadTaskFailedDialog = () => import('./TaskFailedDialog');
/** Loads the code of the signature dialog. */
export const loadSignatureDialog = () => import('./SignatureDialog');

/** Namespaces of the texts that the page and the bars around it show. */
const namespaces = ['app', 'today', 'engine', 'files', 'background_jobs', 'inbox'];

/** Loads the code that the page of the driver's day may need later, when the phone may have no network. */
export async function preloadTodayPage(): Promise<void> {
  await Promise.all([
    loadTaskFailedDialog(),
    loadSignatureDialog(),
    import('../../layouts/inner/AccountPanel'),
    import('../../layouts/inner/inbox/InboxPanel'),
    import('../../layouts/inner/MenuDrawer'),
    import('../../fields/OwnAvatar'),
    import('../../newBuild/NewBuildBar'),
    import('../../../providers/notification/ToastStack'),
    import('../../../providers/auth/account'),
    import('../../../providers/auth/fetchSubscription'),
  ]);
}

/** Loads the texts of the page in all languages, because the driver may change the language without a network. */
export async function preloadTodayTexts(): Promise<void> {
  await Promise.all(
    languages.flatMap((language) => [
      loadComponentTexts(language),
      ...namespaces.map((namespace) => loadNamespaceFile(language, namespace)),
    ]),
  );
}
