import type { MethodName } from './catalogue';

/** Conditions that restrict a user to a few methods. */
export interface AccessRestrictions {
  /** Whether the registration of the user's company is complete. */
  onboarded: boolean;
  /** Whether a role requires a second factor that the user has not set up. */
  lacksSecondFactor: boolean;
}

/** Methods of the user's own account. They are never restricted. */
const accountMethods: readonly MethodName[] = [
  'account',
  'updateAccount',
  'updatePassword',
  'generateCode',
  'twofaStatus',
  'twofaGenerateCode',
  'twofaActivate',
  'twofaRecoveryCodes',
  'userDevices',
  'deleteDevice',
  'deleteOtherDevices',
];

/** Methods of a registration after its first step. */
const onboardingMethods: readonly MethodName[] = [
  'tenant',
  'updateTenant',
  'idGenerator',
  'countries',
  'states',
  'cities',
  'postalCode',
  'tariffs',
  'startTrial',
  'createContactSale',
  'latestSuccessfulPayment',
  'subscriptionState',
  'companySubscription',
  'paymentQuote',
  'createPaymentSession',
  'refreshPayment',
  'payments',
];

/** Methods that renew a lapsed subscription or delete the company, in addition to those of registration. */
const subscriptionMethods: readonly MethodName[] = [
  'confirmPayment',
  'createCardSession',
  'planTariff',
  'disableSubscription',
  'resumeSubscription',
  'deleteTenant',
];

/** Mutations that stay allowed without a running subscription. */
export const methodsAllowedWhenLapsed: ReadonlySet<string> = new Set([
  ...accountMethods,
  ...onboardingMethods,
  ...subscriptionMethods,
]);

/** Returns the methods that a user may call under the restrictions. */
export function restrictMethods(
  methods: ReadonlySet<string>,
  { onboarded, lacksSecondFactor }: AccessRestrictions,
): ReadonlySet<string> {
  if (onboarded && !lacksSecondFactor) return methods;
  const left: readonly string[] = lacksSecondFactor ? accountMethods : [...accountMethods, ...onboardingMethods];
  return new Set([...methods].filter((method) => left.includes(method)));
}
