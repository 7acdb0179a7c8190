/** Paths of the steps of registration, in order. */
export const registrationSteps = {
  account: '/auth/registration/step1',
  company: '/auth/registration/step2',
  tariff: '/auth/registration/step3',
} as const;

/** A step of registration. */
export type RegistrationStep = keyof typeof registrationSteps;

/** Returns whether a path is that of a step. Like the router, ignores case and a trailing slash. */
export const isStep = (pathname: string, step: RegistrationStep): boolean =>
  pathname.toLowerCase().replace(/\/+$/, '') === registrationSteps[step];
