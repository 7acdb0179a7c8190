import type { PaymentRow } from '../settling/settle';

/** What travels with a payment, as its row keeps it: more than the processor is told. */
export interface Travelled {
  /** Where the console is that the payment was begun in; only of one that is paid at the processor's page. */
  origin?: string;
  /** Payments whose rest was taken off the price. */
  credited?: readonly string[];
  /** The period that it had before another payment took the place of a part of it, and which one did. */
  replaced?: { by: string; start_date: string; end_date: string };
  /** That its holder's bank wants it back, and what came of it, in the processor's words. */
  dispute?: { id: string; status: string; reason: string; amount: number };
}

/** What travelled with a payment. */
export function travelledWith({ metadata }: Pick<PaymentRow, 'metadata'>): Travelled {
  return isTravelled(metadata) ? metadata : {};
}

/** Nobody but us writes it, so an object is what we wrote. */
function isTravelled(metadata: unknown): metadata is Travelled {
  return typeof metadata === 'object' && metadata !== null;
}

/** Whether a payment was begun at the processor's page: only then did somebody's console say where to come back to. */
export function isAtPage(row: Pick<PaymentRow, 'metadata'>): boolean {
  return travelledWith(row).origin !== undefined;
}
