import type Stripe from 'stripe';
import type { CardBehaviour } from './cards';

/*
 * Objects as the sandbox stores them: Stripe's objects with only the fields in use. References are ids. The field
 * `sandbox` is internal and is not sent.
 */

type Common = 'id' | 'created' | 'livemode' | 'metadata';

/** A customer, as Stripe's API represents a payer. */
export type SandboxCustomer = Pick<Stripe.Customer, Common | 'object' | 'description' | 'email' | 'name'>;

/** A card, without its number. */
export type SandboxPaymentMethod = Pick<Stripe.PaymentMethod, Common | 'object' | 'type'> & {
  customer: string | null;
  billing_details: { name: string };
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding'>;
  /** `origin` is the origin of the page on which the card was entered. */
  sandbox: { behaviour: CardBehaviour; origin: string };
};

/** A card as the API returns it, without internal fields. */
export type PublicSandboxPaymentMethod = Omit<SandboxPaymentMethod, 'sandbox'>;

/** Error of a failed payment or card setup. */
export interface SandboxPaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
  payment_method: PublicSandboxPaymentMethod;
}

/** A Checkout Session, to pay or to save a card. */
export type SandboxCheckoutSession = Pick<
  Stripe.Checkout.Session,
  | Common
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'mode'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'url'
> & {
  success_url: string;
  locale: string | null;
  customer: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  sandbox: {
    lines: readonly { name: string; description: string | null; amount: number }[];
    /** Fields of the intent that is created with the first card. */
    intent: {
      metadata: Record<string, string>;
      description: string | null;
      receipt_email: string | null;
      keeps: boolean;
    };
  };
};

/** A PaymentIntent, which charges a card. */
export type SandboxPaymentIntent = Pick<
  Stripe.PaymentIntent,
  | Common
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'client_secret'
  | 'currency'
  | 'description'
  | 'payment_method_types'
  | 'receipt_email'
  | 'setup_future_usage'
  | 'status'
> & {
  customer: string | null;
  latest_charge: string | null;
  payment_method: string | null;
  last_payment_error: SandboxPaymentError | null;
  /** Id of the Checkout Session; null for a PaymentIntent without a session. */
  sandbox: { session: string | null };
};

/** A SetupIntent, which saves a card. */
export type SandboxSetupIntent = Pick<
  Stripe.SetupIntent,
  Common | 'object' | 'client_secret' | 'description' | 'payment_method_types' | 'status' | 'usage'
> & {
  customer: string | null;
  payment_method: string | null;
  last_setup_error: SandboxPaymentError | null;
  sandbox: { session: string };
};

/** An attempt to charge a card. No money moves. */
export type SandboxCharge = Pick<
  Stripe.Charge,
  | Common
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'currency'
  | 'description'
  | 'failure_code'
  | 'failure_message'
  | 'paid'
  | 'receipt_email'
  | 'receipt_url'
  | 'refunded'
  | 'status'
> & { customer: string | null; payment_intent: string; payment_method: string };

/** A full or partial refund of a charge. */
export type SandboxRefund = Pick<
  Stripe.Refund,
  'id' | 'created' | 'metadata' | 'object' | 'amount' | 'currency' | 'reason' | 'status'
> & {
  charge: string;
  payment_intent: string;
};

/** Types of objects, by Stripe's `object` value. */
export interface SandboxObjectTypes {
  customer: SandboxCustomer;
  payment_method: SandboxPaymentMethod;
  'checkout.session': SandboxCheckoutSession;
  payment_intent: SandboxPaymentIntent;
  setup_intent: SandboxSetupIntent;
  charge: SandboxCharge;
  refund: SandboxRefund;
}

/** Value of an object's field `object`. */
export type SandboxObjectKind = keyof SandboxObjectTypes;

/** Any object of the sandbox. */
export type SandboxObject = SandboxObjectTypes[SandboxObjectKind];

/** Returns an object without its internal field. */
export function removeInternalFields<T extends object>(object: T): Omit<T, 'sandbox'> {
  const { sandbox: _own, ...rest }: T & { sandbox?: unknown } = object;
  return rest;
}
