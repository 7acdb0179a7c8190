import type { TokenPurpose } from '../../../providers/auth/passwordLinks';

const purposeParameter = 'link';
const invitation = 'invitation';

/** Returns the URL of the page for expired links. The purpose decides which action the page offers. */
export function expiredLinkUrl(purpose: TokenPurpose): string {
  return purpose === 'INVITATION' ? `/info/tokenExpired?${purposeParameter}=${invitation}` : '/info/tokenExpired';
}

/** Returns the purpose of the link from the URL query of the page for expired links. */
export function expiredLinkPurpose(search: string): TokenPurpose {
  return new URLSearchParams(search).get(purposeParameter) === invitation ? 'INVITATION' : 'RESTORE';
}
