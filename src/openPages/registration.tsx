import { loadAreas } from '../../providers/i18n';
import { registrationSteps } from '../routing/registrationSteps';
import type { PageLoader } from './page';

const accountStep: PageLoader = async () => {
  const [{ RegistrationLayout }, { AccountStep }] = await Promise.all([
    import('../layouts/RegistrationLayout'),
    import('../pages/registration/AccountStep'),
    loadAreas('registration', 'password', 'auth'),
  ]);
  return (entrance) => (
    <RegistrationLayout step="account">
      <AccountStep {...entrance} />
    </RegistrationLayout>
  );
};

/** The step of registration that is for whoever has no account yet. */
export const registrationPages: Readonly<Record<string, PageLoader>> = {
  '/auth/registration': accountStep,
  [registrationSteps.account]: accountStep,
};
