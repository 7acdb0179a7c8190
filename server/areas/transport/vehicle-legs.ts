import * as z from 'zod';
import type { DeleteContext, RowValues, WriteContext } from '../../dialect/entity';
import { quoteTextLiteral } from '../../dialect/parameters';
import { publishChange } from '../../dialect/write/mutations';
import { plannedRequestSql } from './leg-plan';
import { legsBreakingRules } from './leg-rules';
import { plannedRequestSchema } from './planned-leg';
import { publishRequestChange } from './publish-request-change';
import { endedRequestStatuses } from './statuses';
import { routes } from './tables';

/** Columns of a vehicle that the rules of legs read. */
const ruleColumns = ['carrying_capacity', 'places', 'vehicle_class_id', 'is_active', 'verify', 'deleted_at'] as const;

/** Largest number of requests that a notice names. */
const maxNamed = 5;

const usingRequests = z.array(z.object({ id: z.string(), number: z.string(), plan: plannedRequestSchema }));

/** The author of a change of a vehicle, and the vehicle. */
type VehicleChange = Pick<WriteContext, 'session' | 'tenant' | 'user' | 'writeReporter'> & { id: string };

/** Reports the legs that a changed vehicle makes break rules, if the change concerns the rules. */
export async function reportLegsOfChanged(change: WriteContext & { id: string }): Promise<void> {
  const { before, after } = change;
  if (before && ruleColumns.some((column) => before[column] !== after[column])) await reportLegs(change, after);
}

/** Reports the legs that use a deleted vehicle. */
export function reportLegsOfDeleted(removal: DeleteContext): Promise<void> {
  return reportLegs(removal, removal.before);
}

/**
 * Publishes a change of the open requests and legs that use a vehicle, so that they show what the vehicle now means for
 * them. A notice names the requests whose legs with the vehicle break a rule.
 */
async function reportLegs(change: VehicleChange, vehicle: RowValues): Promise<void> {
  const { session, tenant, id, writeReporter } = change;
  const ended = endedRequestStatuses.map(quoteTextLiteral).join(', ');
  const text = `SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id::text, 'number', s.number,
      'plan', ${plannedRequestSql('s.tenant_id', 's.id')}) ORDER BY s.number), '[]')::text
    FROM service_transportations s
    WHERE s.tenant_id = $1 AND s.deleted_at IS NULL AND s.status NOT IN (${ended}) AND EXISTS (SELECT 1 FROM routes r
      WHERE r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id AND $2 IN (r.vehicle_id, r.truck_id))`;
  const [row] = await session.rows({ text, params: [tenant, id] });
  const numbers: string[] = [];
  for (const { id: request, number, plan } of usingRequests.parse(JSON.parse(row?.[0] ?? '[]'))) {
    const usesVehicle = ({ vehicle: carries, truck }: (typeof plan.legs)[number]) =>
      carries?.id === id || truck?.id === id;
    for (const leg of plan.legs.filter(usesVehicle)) await publishChange(change, { table: routes }, leg.id, 'UPDATED');
    await publishRequestChange(change, request);
    if (legsBreakingRules(plan).some(usesVehicle)) numbers.push(number);
  }
  if (numbers.length === 0) return;
  const requests = [...numbers.slice(0, maxNamed), ...(numbers.length > maxNamed ? ['…'] : [])].join(', ');
  const payload = { license: String(vehicle.license), count: numbers.length, requests };
  writeReporter.noticeAfterCommit({ code: 'vehicle_breaks_legs', payload });
}
