const sharedRequestPath = '/externalAccess';

/**
 * Returns the URL of a shared request. The token is in the hash, which browsers do not send to servers. So the token
 * appears in no log and no referrer.
 */
export const sharedRequestUrl = (token: string): string => `${window.location.origin}${sharedRequestPath}#${token}`;

/** Returns the token in the hash of a URL. Empty if there is none. */
export const sharedLinkTokenOf = ({ hash }: Pick<Location, 'hash'>): string => hash.replace(/^#/, '');
