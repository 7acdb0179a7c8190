/** Base path of the sandbox's pages. */
export const sandboxPagesPath = '/sandbox';

/** Returns the path of a Checkout page. */
export const checkoutPath = (session: string): string => `${sandboxPagesPath}/checkout/${session}`;

/** Returns the path of the page that simulates a bank's authentication. */
export const authenticationPath = (intent: string): string => `${sandboxPagesPath}/confirm/${intent}`;

/** Returns the path of a charge's receipt. */
export const receiptPath = (charge: string): string => `${sandboxPagesPath}/receipts/${charge}`;
