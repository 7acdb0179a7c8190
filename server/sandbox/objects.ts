import type Stripe from 'stripe';
import type { CardBehaviour } from './cards';

/*
 * What the processor keeps: Stripe's objects, as far as their fields are used, with links as ids. What stands under
 * `sandbox` is the processor's own and shown to nobody.
 */

type Common = 'id' | 'created' | 'livemode' | 'metadata';

/** Somebody who pays. */
export type Customer = Pick<Stripe.Customer, Common | 'object' | 'description' | 'email' | 'name'>;

/** A card, without its number. */
export type PaymentMethod = Pick<Stripe.PaymentMethod, Common | 'object' | 'type'> & {
  customer: string | null;
  billing_details: { name: string };
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding'>;
  /** `origin` is that of the pages on which it was entered. */
  sandbox: { behaviour: CardBehaviour; origin: string };
};

/** A card as it is shown. */
export type ShownMethod = Omit<PaymentMethod, 'sandbox'>;

/** Why a payment failed. */
export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
  payment_method: ShownMethod;
}

/** A page to pay, or to enter a card, at. */
export type CheckoutSession = Pick<
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
    /** What its intent will have. */
    intent: {
      metadata: Record<string, string>;
      description: string | null;
      receipt_email: string | null;
      keeps: boolean;
    };
  };
};

/** A payment. */
export type PaymentIntent = Pick<
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
  last_payment_error: PaymentError | null;
  /** The page that it is paid at; none of a charge of a kept card. */
  sandbox: { session: string | null };
};

/** A card being kept. */
export type SetupIntent = Pick<
  Stripe.SetupIntent,
  Common | 'object' | 'client_secret' | 'description' | 'payment_method_types' | 'status' | 'usage'
> & {
  customer: string | null;
  payment_method: string | null;
  last_setup_error: PaymentError | null;
  sandbox: { session: string };
};

/** Money that moved, or did not: in truth it never does. */
export type Charge = Pick<
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

/** Money given back. */
export type Refund = Pick<
  Stripe.Refund,
  'id' | 'created' | 'metadata' | 'object' | 'amount' | 'currency' | 'reason' | 'status'
> & {
  charge: string;
  payment_intent: string;
};

/** Each kind of object, by Stripe's name of it. */
export interface Objects {
  customer: Customer;
  payment_method: PaymentMethod;
  'checkout.session': CheckoutSession;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
}

/** What an object is. */
export type Kind = keyof Objects;

/** One of them. */
export type SandboxObject = Objects[Kind];

/** An object as others see it. */
export function shown<T extends object>(object: T): Omit<T, 'sandbox'> {
  const { sandbox: _own, ...rest }: T & { sandbox?: unknown } = object;
  return rest;
}
