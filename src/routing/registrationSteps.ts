/** The steps of registration, in their order, and where each is. */
export const registrationSteps = {
  account: '/auth/registration/step1',
  company: '/auth/registration/step2',
  tariff: '/auth/registration/step3',
} as const;

/** A step of registration. */
export type RegistrationStep = keyof typeof registrationSteps;

/** Whether an address is that of a step. The router heeds neither capitals nor a slash at the end. */
export const isStep = (pathname: string, step: RegistrationStep): boolean =>
  pathname.toLowerCase().replace(/\/+$/, '') === registrationSteps[step];
