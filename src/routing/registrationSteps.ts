/** Paths of the registration steps, in order. */
export const registrationSteps = {
  account: '/auth/registration/step1',
  company: '/auth/registration/step2',
  tariff: '/auth/registration/step3',
} as const;

/** Name of a registration step. */
export type RegistrationStep = keyof typeof registrationSteps;

/** Returns whether a path is that of a registration step. Ignores case and a trailing slash, as the router does. */
export const isRegistrationStepPath = (pathname: string, step: RegistrationStep): boolean =>
  pathname.toLowerCase().replace(/\/+$/, '') === registrationSteps[step];
