const page = '/externalAccess';

/**
 * The address that opens a shared request. The token stands behind the hash: it is sent to no server with the address,
 * so it stands in no log and no referrer, and is there again when the page is reloaded or the address sent on.
 */
export const sharedAddress = (token: string): string => `${window.location.origin}${page}#${token}`;

/** The token of the address that this page was opened by; nothing without one. */
export const tokenOf = ({ hash }: Pick<Location, 'hash'>): string => hash.replace(/^#/, '');
