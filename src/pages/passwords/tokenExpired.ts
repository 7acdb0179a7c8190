import type { TokenPurpose } from '../../../resources/contract.generated';

const parameter = 'link';
const invitation = 'invitation';

/** Address of the page that says that a link does not work. What the link was for decides what can be done. */
export function tokenExpiredAddress(purpose: TokenPurpose): string {
  return purpose === 'INVITATION' ? `/info/tokenExpired?${parameter}=${invitation}` : '/info/tokenExpired';
}

/** What the link was for that led to that page. */
export function expiredPurpose(search: string): TokenPurpose {
  return new URLSearchParams(search).get(parameter) === invitation ? 'INVITATION' : 'RESTORE';
}
