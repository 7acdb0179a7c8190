import { code, ContractError } from '../../../dialect/errors';

/** Returns the error for an invalid provider token. It does not reveal the cause. */
export function invalidProviderToken(): ContractError {
  return new ContractError('The sign-in by a provider is not valid.', { code: code.unauthenticated, reason: 'social' });
}

/** Returns the error for a provider that does not respond. */
export function providerUnavailable(): ContractError {
  return new ContractError('The provider cannot be reached. Try again in a while.', {
    code: code.unauthenticated,
    reason: 'social_unavailable',
  });
}

/** Returns the error for a provider identity without an account. */
export function accountNotRegistered(): ContractError {
  return new ContractError('Nobody is known by this name of a provider.', {
    code: code.unauthenticated,
    reason: 'not_registered',
  });
}

/**
 * Returns the error for an account that has the email address but is not linked to the provider, when the address is
 * not verified.
 */
export function accountNotLinked(): ContractError {
  return new ContractError('An account has this address, but is not linked with the provider.', {
    code: code.unauthenticated,
    reason: 'not_linked',
  });
}
