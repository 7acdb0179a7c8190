import type { Caller } from '../../../dialect/context';
import { code, ContractError } from '../../../dialect/errors';
import { type MethodName, methodsAllowedWhenLapsed } from '../../identity';
import { writeRefusalOf } from '../../entitlements';

/** Mutations that need a feature of the tariff, by the feature's code. */
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
export function tariffRefusal(
  { subscription, operator, features: had }: Caller,
  method: string,
): ContractError | undefined {
  const lapsed = writeRefusalOf(subscription);
  if (lapsed && !methodsAllowedWhenLapsed.has(method)) {
    return new ContractError('The company has no subscription that runs.', { code: code.unpaid, reason: lapsed });
  }
  const feature = featureOf.get(method);
  if (feature === undefined || operator || had.has(feature)) return undefined;
  return new ContractError('The tariff of the company does not have this.', {
    code: code.limit,
    reason: `feature_${feature}`,
  });
}
