import * as z from 'zod';
import type { DeleteContext, RowValues, WriteContext } from '../../dialect/entity';
import { quoteTextLiteral } from '../../dialect/parameters';
import { publishChange } from '../../dialect/write/mutations';
import { driverDocuments, vehicleDocuments } from './leg-document-rules';
import { plannedRequestSql } from './leg-plan';
import { legsBreakingRules } from './leg-rules';
import { isRecordId } from './order';
import { plannedRequestSchema } from './planned-leg';
import { publishRequestChange } from './publish-request-change';
import { endedRequestStatuses } from './statuses';
import { routes } from './tables';

/** Columns of a vehicle that the rules of legs read. */
const ruleColumns = [
  'carrying_capacity',
  'places',
  'vehicle_class_id',
  'is_active',
  'verify',
  'deleted_at',
  ...vehicleDocuments,
] as const;

/** Largest number of requests that a notice names. */
const maxNamed = 5;

const usingRequests = z.array(z.object({ id: z.string(), number: z.string(), plan: plannedRequestSchema }));

/** The author of a change, and its transaction. */
type CrewChange = Pick<WriteContext, 'session' | 'tenant' | 'user' | 'writeReporter'>;

/** A driver or vehicle that a change concerns. `notice`: code and payload of the notice about legs that break a rule. */
interface ChangedMember {
  role: 'DRIVER' | 'VEHICLE';
  id: string;
  notice: { code: string; payload?: Readonly<Record<string, string>> };
}

/** Reports the legs that a changed vehicle makes break rules, if the change concerns the rules. */
export async function reportLegsOfChanged(change: WriteContext & { id: string }): Promise<void> {
  const { before, after } = change;
  if (before && ruleColumns.some((column) => before[column] !== after[column]))
    await reportLegs(change, vehicleOf(change.id, after));
}

/** Reports the legs of a driver who has a document with a changed last day. */
export async function reportLegsOfDriver(change: WriteContext & { id: string }): Promise<void> {
  const { before, after, id } = change;
  if (before && driverDocuments.some((column) => before[column] !== after[column]))
    await reportLegs(change, { role: 'DRIVER', id, notice: { code: 'driver_breaks_legs' } });
}

/** Reports the legs that use deleted vehicles. Most vehicles of a bulk action have none, which one statement finds. */
export async function reportLegsOfDeleted(removals: readonly DeleteContext[]): Promise<void> {
  const [first] = removals;
  if (!first) return;
  const isUsed = ['vehicle_id', 'truck_id'].map(
    (column) => `EXISTS (SELECT 1 FROM routes r WHERE r.tenant_id = $1::bigint AND r.${column} = removed.id)`,
  );
  const text = `SELECT removed.id FROM unnest($2::bigint[]) removed(id) WHERE ${isUsed.join(' OR ')}`;
  const found = await first.session.rows({ text, params: [first.tenant, removals.map(({ id }) => id)] });
  const used = new Set(found.flat());
  for (const removal of removals.filter(({ id }) => used.has(id)))
    await reportLegs(removal, vehicleOf(removal.id, removal.before));
}

function vehicleOf(id: string, vehicle: RowValues): ChangedMember {
  return {
    role: 'VEHICLE',
    id,
    notice: { code: 'vehicle_breaks_legs', payload: { license: String(vehicle.license) } },
  };
}

/** Reports the legs of those who are away, or were before the change. */
export async function reportLegsOfAbsence(change: CrewChange, ...rows: readonly (RowValues | null)[]): Promise<void> {
  const members = rows.flatMap((row): ChangedMember[] => {
    const [role, id] = isRecordId(row?.driver_id)
      ? (['DRIVER', row?.driver_id] as const)
      : (['VEHICLE', row?.vehicle_id] as const);
    return isRecordId(id) ? [{ role, id, notice: { code: 'absence_breaks_legs' } }] : [];
  });
  for (const member of new Map(members.map((one) => [one.id, one])).values()) await reportLegs(change, member);
}

/**
 * Publishes a change of the open requests and legs that use a driver or vehicle, so that they show what it now means for
 * them. A notice names the requests whose legs with it break a rule.
 */
async function reportLegs(change: CrewChange, { role, id, notice }: ChangedMember): Promise<void> {
  const { session, tenant, writeReporter } = change;
  const columns = role === 'DRIVER' ? 'driver_id' : 'vehicle_id, truck_id';
  // Most members have no legs, for which planning the second statement would take longest.
  const using = `SELECT DISTINCT service_transportation_id FROM routes WHERE tenant_id = $1 AND $2 IN (${columns})`;
  const requestIds = (await session.rows({ text: using, params: [tenant, id] })).flat();
  if (requestIds.length === 0) return;
  const ended = endedRequestStatuses.map(quoteTextLiteral).join(', ');
  const text = `SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id::text, 'number', s.number,
      'plan', ${plannedRequestSql('s.tenant_id', 's.id')}) ORDER BY s.number), '[]')::text
    FROM service_transportations s
    WHERE s.tenant_id = $1 AND s.id = ANY ($2) AND s.deleted_at IS NULL AND s.status NOT IN (${ended})`;
  const [row] = await session.rows({ text, params: [tenant, requestIds] });
  const numbers: string[] = [];
  for (const { id: request, number, plan } of usingRequests.parse(JSON.parse(row?.[0] ?? '[]'))) {
    const usesMember = ({ driver, vehicle, truck }: (typeof plan.legs)[number]) =>
      [driver, vehicle, truck].some((member) => member?.id === id);
    for (const leg of plan.legs.filter(usesMember)) await publishChange(change, { table: routes }, leg.id, 'UPDATED');
    await publishRequestChange(change, request);
    if (legsBreakingRules(plan).some(usesMember)) numbers.push(number);
  }
  if (numbers.length === 0) return;
  const requests = [...numbers.slice(0, maxNamed), ...(numbers.length > maxNamed ? ['…'] : [])].join(', ');
  const payload = { ...notice.payload, count: numbers.length, requests };
  writeReporter.noticeAfterCommit({ code: notice.code, payload });
}
