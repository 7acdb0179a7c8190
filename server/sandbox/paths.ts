/** Base path of the sandbox's pages. */
export const pagesPath = '/sandbox';

/** Returns the path of a Checkout page. */
export const checkoutPath = (session: string): string => `${pagesPath}/checkout/${session}`;

/** Returns the path of the page that simulates a bank's authentication. */
export const confirmPath = (intent: string): string => `${pagesPath}/confirm/${intent}`;

/** Returns the path of a charge's receipt. */
export const receiptPath = (charge: string): string => `${pagesPath}/receipts/${charge}`;
