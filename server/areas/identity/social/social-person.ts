import type { SocialProvider } from '../../../contract.generated';
import type { ProviderClaims, ConfiguredProvider } from './providers';

/** A person as identified by a sign-in provider. */
export interface SocialPerson {
  provider: SocialProvider;
  /** The provider's stable id of the person. */
  subject: string;
  email?: string;
  /** Whether the provider confirms that the email address belongs to the person. */
  vouched: boolean;
  first_name?: string;
  last_name?: string;
}

const maxNameLength = 100;
/** Maximum length of a provider's subject, in characters. Longer subjects are rejected. */
const maxSubjectLength = 255;

/** Returns the person that verified claims identify; undefined when the claims have no valid subject. */
export function socialPersonOf(claims: ProviderClaims, provider: ConfiguredProvider): SocialPerson | undefined {
  if (typeof claims.sub !== 'string' || claims.sub === '') return undefined;
  const subject = provider.subject(claims);
  if (subject.length > maxSubjectLength || !hasOnlyVisibleCharacters(subject)) return undefined;
  return {
    provider: provider.provider,
    subject,
    email: typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : undefined,
    vouched: provider.isEmailVerified(claims),
    first_name: nameOf(claims.given_name),
    last_name: nameOf(claims.family_name),
  };
}

function nameOf(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || !hasOnlyVisibleCharacters(claim)) return undefined;
  return Array.from(claim.trim()).slice(0, maxNameLength).join('') || undefined;
}

/** Returns false for control characters and lone surrogates. */
function hasOnlyVisibleCharacters(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}
