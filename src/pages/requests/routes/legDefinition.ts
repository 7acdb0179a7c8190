import type { LegRuleEffect } from '../../../../resources/contract.generated';
import type { ResourceDefinition } from '../../../../resources/definition';
import { drawingClass, carryingClass, legsResource } from '../../../../resources/routes';

/** The company's rules that decide whom and what the form of a leg offers. */
export interface OfferRules {
  leg_inactive_vehicle: LegRuleEffect;
  leg_inactive_driver: LegRuleEffect;
}

const vehicleWarning = { field: 'is_active', is: [false], text: 'routes:unavailable.vehicle' } as const;
const driverWarning = { field: 'state', is: ['IN_ACTIVE', 'INVITED'], text: 'routes:unavailable.driver' } as const;

/**
 * Returns the definition of a leg's form. It also offers drivers without an active account, and vehicles that are not in
 * use, where the company allows them with a reason.
 */
export function legFormDefinition(rules: OfferRules | undefined): ResourceDefinition {
  const { fields } = legsResource;
  const { driver, vehicle, truck } = fields;
  const offersDrivers = rules?.leg_inactive_driver === 'REASON' && driver?.type === 'one';
  const offersVehicles = rules?.leg_inactive_vehicle === 'REASON' && vehicle?.type === 'one' && truck?.type === 'one';
  return {
    ...legsResource,
    fields: {
      ...fields,
      ...(offersDrivers && { driver: { ...driver, from: 'usersViewAnyDriver', warning: driverWarning } }),
      ...(offersVehicles && {
        vehicle: { ...vehicle, only: carryingClass, warning: vehicleWarning },
        truck: { ...truck, only: drawingClass, warning: vehicleWarning },
      }),
    },
  };
}
