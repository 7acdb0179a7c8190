import type { Variables } from './variables';

/** Links in mails. */
export interface LinksConfig {
  /** Origins (scheme, host, port) that links in mails may have; outside production also those of this machine. */
  origins: readonly string[];
  /** Minutes for which a password reset link is valid. */
  restoreMinutes: number;
  /** Days for which an invitation is valid. */
  invitationDays: number;
}

/** Reads the allowed origins of links, and how long links are valid. */
export function readLinks(variables: Variables): LinksConfig {
  const { PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: origins = [] } = variables;
  return {
    origins: publicUrl ? [new URL(publicUrl).origin, ...origins] : origins,
    restoreMinutes: variables.RESTORE_LINK_MINUTES,
    invitationDays: variables.INVITATION_DAYS,
  };
}
