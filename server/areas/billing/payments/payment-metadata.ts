import type { PaymentRow } from './apply-payment-update';

/** Metadata stored with a payment. `stripeMetadataOf` returns what Stripe receives. */
export interface PaymentMetadata {
  /** Origin of the console that started the Checkout; absent for renewals. */
  origin?: string;
  /** Id of the sales inquiry whose offer set the price; absent when the list price was charged. */
  offer?: string;
  /** Ids of payments whose unused days were deducted from the price. */
  credited?: readonly string[];
  /** The period before the later payment `by` (its id) shortened or moved it. */
  replaced?: { by: string; start_date: string; end_date: string };
  /** The dispute about this payment, as Stripe reports it. */
  dispute?: { id: string; status: string; reason: string; amount: number };
}

/** Returns the metadata of a payment. */
export function readPaymentMetadata({ metadata }: Pick<PaymentRow, 'metadata'>): PaymentMetadata {
  return isPaymentMetadata(metadata) ? metadata : {};
}

/** Only this server writes the column, so every object in it is PaymentMetadata. */
function isPaymentMetadata(metadata: unknown): metadata is PaymentMetadata {
  return typeof metadata === 'object' && metadata !== null;
}

/** Returns whether a payment is made on a Checkout page. Only Checkout payments store the console's origin. */
export function isOnCheckoutPage(row: Pick<PaymentRow, 'metadata'>): boolean {
  return readPaymentMetadata(row).origin !== undefined;
}
