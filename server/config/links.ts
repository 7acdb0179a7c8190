import type { ConfigVariables } from './variables';

/** Settings of links in mails. */
export interface LinksConfig {
  /** Origins (scheme, host, port) that links may have. Outside production, origins of this machine are allowed, too. */
  origins: readonly string[];
  /** Minutes for which a password reset link is valid. */
  restoreMinutes: number;
  /** Days for which an invitation is valid. */
  invitationDays: number;
}

/** Reads the allowed origins of links, and how long links are valid. */
export function readLinksConfig(variables: ConfigVariables): LinksConfig {
  const { PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: origins = [] } = variables;
  return {
    origins: publicUrl ? [new URL(publicUrl).origin, ...origins] : origins,
    restoreMinutes: variables.RESTORE_LINK_MINUTES,
    invitationDays: variables.INVITATION_DAYS,
  };
}
