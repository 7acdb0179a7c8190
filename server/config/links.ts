import type { Variables } from './variables';

/** Links in mails. */
export interface LinksConfig {
  /** Origins (scheme, host, port) that a mail's link may lead to; outside production, this machine's own as well. */
  origins: readonly string[];
  /** Minutes that a link to a new password is good for. */
  restoreMinutes: number;
  /** Days that an invitation is good for. */
  invitationDays: number;
}

/** Reads where links may lead, and how long they are good. */
export function readLinks(variables: Variables): LinksConfig {
  const { PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: origins = [] } = variables;
  return {
    origins: publicUrl ? [new URL(publicUrl).origin, ...origins] : origins,
    restoreMinutes: variables.RESTORE_LINK_MINUTES,
    invitationDays: variables.INVITATION_DAYS,
  };
}
