/** Where the pages of the sandbox are. */
export const pagesPath = '/sandbox';

/** A page to pay, or to enter a card, at. */
export const checkoutPath = (session: string): string => `${pagesPath}/checkout/${session}`;

/** A page to confirm a payment at, as a bank's would be. */
export const confirmPath = (intent: string): string => `${pagesPath}/confirm/${intent}`;

/** What is left of a payment. */
export const receiptPath = (charge: string): string => `${pagesPath}/receipts/${charge}`;
