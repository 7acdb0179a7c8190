import { loadNamespaces } from '../../providers/i18n';
import { registrationSteps } from '../routing/registrationSteps';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import type { PublicPageLoader } from './pageLoaders';

const accountStep: PublicPageLoader = async () => {
  const [{ RegistrationLayout }, { AccountStep }] = await Promise.all([
    import('../layouts/RegistrationLayout'),
    import('../pages/registration/AccountStep'),
    loadNamespaces('registration', 'password', 'auth'),
  ]);
  return (entrance) => (
    <ConsoleTheme>
      <RegistrationLayout step="account">
        <AccountStep {...entrance} />
      </RegistrationLayout>
    </ConsoleTheme>
  );
};

/** The first step of the registration by path. The later steps need a session. */
export const registrationPages: Readonly<Record<string, PublicPageLoader>> = {
  '/auth/registration': accountStep,
  [registrationSteps.account]: accountStep,
};
