import type { ServiceTransportationStatus as Status } from '../../contract.generated';
import { changedLegFields, type InboxEvent, type LegFacts } from '../inbox';

/** A leg with its driver, and what the driver knows of it or has to know. */
export interface DriverLeg {
  leg: string;
  driver: string;
  facts: LegFacts;
}

/** A driver to tell of a leg. */
export interface LegEvent {
  driver: string;
  leg: string;
  facts: Extract<InboxEvent['facts'], { kind: 'LEG_PLANNED' | 'LEG_CHANGED' | 'LEG_CANCELED' }>;
}

/** Statuses of requests whose drivers are notified of their legs: those that they see on their page. */
export const announcedStatuses: readonly Status[] = ['IN_PROGRESS', 'SERVICE_CONFIRMED'];

/** Returns whether the drivers of a request have driven its legs, so that nothing of them is cancelled any more. */
export function areLegsDriven(status: string | undefined): boolean {
  return status === 'SERVICE_PROVIDED' || status === 'CLOSE_REQUEST';
}

/** Returns the notifications due to drivers, from the announced legs of a request and the legs as they are. */
export function legEvents(announced: readonly DriverLeg[], current: readonly DriverLeg[]): LegEvent[] {
  const canceled = announced
    .filter(({ leg, driver }) => !current.some((one) => one.leg === leg && one.driver === driver))
    .map(({ leg, driver, facts }): LegEvent => ({ driver, leg, facts: { ...facts, kind: 'LEG_CANCELED' } }));
  const others = current.flatMap(({ leg, driver, facts }): LegEvent[] => {
    const known = announced.find((one) => one.leg === leg && one.driver === driver);
    if (!known) return [{ driver, leg, facts: { ...facts, kind: 'LEG_PLANNED' } }];
    const changes = changedLegFields(known.facts, facts);
    if (Object.keys(changes).length === 0) return [];
    return [{ driver, leg, facts: { ...facts, kind: 'LEG_CHANGED', changes } }];
  });
  return [...canceled, ...others];
}
