import { code, ContractError } from '../../../dialect/errors';

/** What is answered when a provider's token is not good, whatever is wrong with it. */
export function invalidProviderToken(): ContractError {
  return new ContractError('The sign-in by a provider is not valid.', { code: code.unauthenticated, reason: 'social' });
}

/** What is answered when the provider cannot be asked. */
export function providerUnavailable(): ContractError {
  return new ContractError('The provider cannot be reached. Try again in a while.', {
    code: code.unauthenticated,
    reason: 'social_unavailable',
  });
}

/** What is answered when nobody is known by a provider's name. */
export function accountNotRegistered(): ContractError {
  return new ContractError('Nobody is known by this name of a provider.', {
    code: code.unauthenticated,
    reason: 'not_registered',
  });
}

/** What is answered when an account has the address, and it is not certain that it is this person's. */
export function accountNotLinked(): ContractError {
  return new ContractError('An account has this address, but is not linked with the provider.', {
    code: code.unauthenticated,
    reason: 'not_linked',
  });
}
