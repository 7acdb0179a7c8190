import type { MethodName } from './catalogue';

/** What keeps somebody from their work. */
export interface Confinement {
  /** Whether the registration of their company is finished. */
  onboarded: boolean;
  /** Whether a role of theirs requires a second factor that they have not set up. */
  lacksSecondFactor: boolean;
}

/** Who is signed in may always manage their own account, and leave. */
const always: readonly MethodName[] = [
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
const registration: readonly MethodName[] = [
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
const paying: readonly MethodName[] = [
  'confirmPayment',
  'createCardSession',
  'planTariff',
  'disableSubscription',
  'resumeSubscription',
  'deleteTenant',
];

/** Mutations that a company without a subscription that runs may call all the same. */
export const openWhenLapsed: ReadonlySet<string> = new Set([...always, ...registration, ...paying]);

/** What is left of the methods that the roles allow: all, or only what leads to the rest. */
export function confined(
  methods: ReadonlySet<string>,
  { onboarded, lacksSecondFactor }: Confinement,
): ReadonlySet<string> {
  if (onboarded && !lacksSecondFactor) return methods;
  const left: readonly string[] = lacksSecondFactor ? always : [...always, ...registration];
  return new Set([...methods].filter((method) => left.includes(method)));
}
