import type { Caller } from '../../../dialect/context';
import { errorCodes, ContractError } from '../../../dialect/errors';
import { writeRefusalOf } from '../../entitlements';
import type { MethodName } from '../../identity';
import { methodsAllowedWithoutSubscription } from './allowed-methods.generated';

/** The mutations that need a feature of the tariff, by the feature's code. */
const features: Readonly<Record<string, readonly MethodName[]>> = {
  external_access: ['createSharedLink'],
  own_roles: ['createRole'],
  verification: ['updateVehicleForVerification', 'updateCompanyForVerification'],
};

const featureOf: ReadonlyMap<string, string> = new Map(
  Object.entries(features).flatMap(([feature, methods]) =>
    methods.map((method): [string, string] => [method, feature]),
  ),
);

/**
 * Returns the error of a mutation that the tenant's subscription or tariff does not allow; undefined when it is
 * allowed.
 */
export function findTariffRefusal(
  { subscription, operator, features: availableFeatures }: Caller,
  method: string,
): ContractError | undefined {
  const writeRefusal = writeRefusalOf(subscription);
  if (writeRefusal && !methodsAllowedWithoutSubscription.has(method)) {
    return new ContractError('The company has no active subscription.', {
      code: errorCodes.unpaid,
      reason: writeRefusal,
    });
  }
  const feature = featureOf.get(method);
  if (feature === undefined || operator || availableFeatures.has(feature)) return undefined;
  return new ContractError('The tariff of the company does not include this feature.', {
    code: errorCodes.limit,
    reason: `feature_${feature}`,
  });
}
