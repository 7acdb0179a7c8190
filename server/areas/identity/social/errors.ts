import { errorCodes, ContractError } from '../../../dialect/errors';

/** Returns the error for an invalid provider token. It does not reveal the cause. */
export function invalidProviderTokenError(): ContractError {
  return new ContractError('The token of the sign-in provider is not valid.', {
    code: errorCodes.unauthenticated,
    reason: 'social',
  });
}

/** Returns the error for a provider that does not respond. */
export function providerUnavailableError(): ContractError {
  return new ContractError('The provider cannot be reached. Try again in a while.', {
    code: errorCodes.unauthenticated,
    reason: 'social_unavailable',
  });
}

/** Returns the error for a provider identity without an account. */
export function accountNotRegisteredError(): ContractError {
  return new ContractError('No account is registered for this identity.', {
    code: errorCodes.unauthenticated,
    reason: 'not_registered',
  });
}

/**
 * Returns the error for a provider identity whose email address belongs to an account that is not linked to the
 * provider. The account is linked at sign-in only when provider and account have verified the address.
 */
export function accountNotLinkedError(): ContractError {
  return new ContractError('The account with this email address is not linked to the provider.', {
    code: errorCodes.unauthenticated,
    reason: 'not_linked',
  });
}
