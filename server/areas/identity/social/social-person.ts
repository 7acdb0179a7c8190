import type { SocialProvider } from '../../../contract.generated';
import type { ProviderClaims, ConfiguredProvider } from './providers';

/** Whom a provider has told us of. */
export interface SocialPerson {
  provider: SocialProvider;
  /** The provider's name of them, nobody else's. */
  subject: string;
  email?: string;
  /** Whether the provider vouches that the address is theirs. */
  vouched: boolean;
  first_name?: string;
  last_name?: string;
}

/** Longest name that is taken over. */
const maxNameLength = 100;
/** Longest name of a person that a provider has; what is longer is no such name. */
const maxSubjectLength = 255;

/** Reads claims that were checked. Undefined when they name nobody. */
export function socialPersonOf(claims: ProviderClaims, provider: ConfiguredProvider): SocialPerson | undefined {
  if (typeof claims.sub !== 'string' || claims.sub === '') return undefined;
  const subject = provider.subject(claims);
  if (subject.length > maxSubjectLength || !hasOnlyVisibleCharacters(subject)) return undefined;
  return {
    provider: provider.provider,
    subject,
    email: typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : undefined,
    vouched: provider.vouches(claims),
    first_name: nameOf(claims.given_name),
    last_name: nameOf(claims.family_name),
  };
}

function nameOf(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || !hasOnlyVisibleCharacters(claim)) return undefined;
  return Array.from(claim.trim()).slice(0, maxNameLength).join('') || undefined;
}

/** No half characters, and none that nobody sees. */
function hasOnlyVisibleCharacters(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}
