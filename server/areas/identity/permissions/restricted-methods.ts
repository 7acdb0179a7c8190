import type { MethodName } from './catalogue';

/** Conditions that restrict a user to a few methods. */
export interface AccessRestrictions {
  /** Whether the registration of the user's company is complete. */
  onboarded: boolean;
  /** Whether a role requires a second factor that the user has not set up. */
  lacksSecondFactor: boolean;
  /** Whether the user's password has expired. */
  passwordExpired: boolean;
  /** Whether the user registered and has not proved the email address. */
  mustProveEmail: boolean;
}

/** Methods to change an expired password, or to sign out instead. They are never restricted. */
const passwordMethods: readonly MethodName[] = ['account', 'updatePassword', 'userDevices', 'deleteDevice'];

/** Methods that concern only the user's own account. */
const accountMethods: readonly MethodName[] = [
  ...passwordMethods,
  'updateAccount',
  'proveEmail',
  'resendEmailCode',
  'generateCode',
  'twofaStatus',
  'twofaGenerateCode',
  'twofaActivate',
  'twofaRecoveryCodes',
  'deleteOtherDevices',
];

/**
 * Methods that a registered user may call before proving the email address: to prove it, to read the own account and to
 * sign out.
 */
const proofMethods: readonly MethodName[] = [
  'proveEmail',
  'resendEmailCode',
  'account',
  'userDevices',
  'deleteDevice',
  'subscriptionState',
  'latestSuccessfulPayment',
];

/** Methods that a user may call after proving the email address, until the registration is complete. */
const onboardingMethods: readonly MethodName[] = [
  'tenant',
  'updateTenant',
  'idGenerator',
  'countries',
  'states',
  'cities',
  'postalCode',
  'usedCountries',
  'tariffs',
  'startTrial',
  'createContactSale',
  'contactSales',
  'tariffOffers',
  'latestSuccessfulPayment',
  'subscriptionState',
  'companySubscription',
  'paymentQuote',
  'createPaymentSession',
  'refreshPayment',
  'payments',
];

/** Returns the methods that a user may call under the restrictions. */
export function restrictMethods(methods: ReadonlySet<string>, restrictions: AccessRestrictions): ReadonlySet<string> {
  const remaining = remainingMethods(restrictions);
  return remaining ? new Set([...methods].filter((method) => remaining.includes(method))) : methods;
}

/** Returns the methods that remain under the restrictions; undefined without restrictions. */
function remainingMethods(restrictions: AccessRestrictions): readonly string[] | undefined {
  const { onboarded, lacksSecondFactor, passwordExpired, mustProveEmail } = restrictions;
  if (mustProveEmail) return proofMethods;
  if (passwordExpired) return passwordMethods;
  if (lacksSecondFactor) return accountMethods;
  return onboarded ? undefined : [...accountMethods, ...onboardingMethods];
}
