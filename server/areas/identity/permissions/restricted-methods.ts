import type { MethodName } from './catalogue';

/** What keeps somebody from their work. */
export interface AccessRestrictions {
  /** Whether the registration of their company is finished. */
  onboarded: boolean;
  /** Whether a role of theirs requires a second factor that they have not set up. */
  lacksSecondFactor: boolean;
}

/** Who is signed in may always manage their own account, and leave. */
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

/** What registration needs after its first step. */
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

/** What a subscription goes on with once it has lapsed, and how a company leaves; the rest of paying is registration's. */
const subscriptionMethods: readonly MethodName[] = [
  'confirmPayment',
  'createCardSession',
  'planTariff',
  'disableSubscription',
  'resumeSubscription',
  'deleteTenant',
];

/** Mutations that a company without a subscription that runs may call all the same. */
export const methodsAllowedWhenLapsed: ReadonlySet<string> = new Set([
  ...accountMethods,
  ...onboardingMethods,
  ...subscriptionMethods,
]);

/** What is left of the methods that the roles allow: all, or only what leads to the rest. */
export function restrictMethods(
  methods: ReadonlySet<string>,
  { onboarded, lacksSecondFactor }: AccessRestrictions,
): ReadonlySet<string> {
  if (onboarded && !lacksSecondFactor) return methods;
  const left: readonly string[] = lacksSecondFactor ? accountMethods : [...accountMethods, ...onboardingMethods];
  return new Set([...methods].filter((method) => left.includes(method)));
}
