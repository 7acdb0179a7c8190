import { ConfigError, type Environment, url, wholeNumber } from './values';

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
export function readLinks(environment: Environment): LinksConfig {
  return {
    origins: origins(environment),
    restoreMinutes: wholeNumber(environment, 'RESTORE_LINK_MINUTES', 60, 5, 1440),
    invitationDays: wholeNumber(environment, 'INVITATION_DAYS', 7, 1, 90),
  };
}

function origins(environment: Environment): string[] {
  const given = (environment.ALLOWED_ORIGINS ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const publicUrl = url(environment, 'PUBLIC_URL', ['http:', 'https:']);
  return [...(publicUrl ? [publicUrl] : []), ...given].map((address) => {
    if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
    throw new ConfigError('ALLOWED_ORIGINS must be addresses like https://waybill.example.com, separated by commas.');
  });
}
