import type { Session } from '../../database/database';
import type { DeleteContext } from '../../dialect/entity';
import { publishChange } from '../../dialect/write/mutations';
import { insertActivities } from '../activity';
import { updateBookingsTogether } from './book-together';
import { type BookingConflict, requireBookings, updateBookings } from './bookings';
import { updateCrewTexts } from './crew-text';
import { routes } from './tables';

/**
 * A member of a leg's crew: its columns, the SQL of its name, and the code of the notice that tells the user that the
 * member was removed from the leg.
 */
interface CrewMember {
  field: 'driver' | 'vehicle' | 'truck';
  type: BookingConflict['type'];
  cleared: string;
  nameSql: string;
  notice: string;
}

const driverNameSql = `
  SELECT coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), u.email)
  FROM users u LEFT JOIN profiles p ON p.tenant_id = u.tenant_id AND p.user_id = u.id
  WHERE u.tenant_id = r.tenant_id AND u.id = $3`;
const licenseSql = 'SELECT v.license FROM vehicles v WHERE v.tenant_id = r.tenant_id AND v.id = $3';

const crewMembers: readonly CrewMember[] = [
  {
    field: 'driver',
    type: 'DRIVER',
    cleared: 'driver_id = NULL',
    nameSql: driverNameSql,
    notice: 'driver_released',
  },
  {
    field: 'vehicle',
    type: 'VEHICLE',
    cleared: 'vehicle_id = NULL, vehicle_places = NULL',
    nameSql: licenseSql,
    notice: 'vehicle_released',
  },
  {
    field: 'truck',
    type: 'VEHICLE',
    cleared: 'truck_id = NULL, truck_places = NULL',
    nameSql: licenseSql,
    notice: 'vehicle_released',
  },
];

/**
 * Books the crews of restored requests again. Drivers and vehicles that another request has booked meanwhile are
 * removed from these legs. A notice names each of them, its leg and the other request with its times.
 */
export async function rebookCrews(restored: readonly DeleteContext[]): Promise<void> {
  const [one] = restored;
  if (!one) return;
  const ids = restored.map(({ id }) => id);
  const overlapping = new Set(await updateBookingsTogether(one.session, one.tenant, ids));
  for (const request of restored) if (overlapping.has(request.id)) await rebookCrew(request);
}

async function rebookCrew(restored: DeleteContext): Promise<void> {
  const { session, tenant, id } = restored;
  const conflicts = await updateBookings(session, tenant, id);
  if (conflicts.length === 0) return;
  const fieldsByLeg = new Map<string, string[]>();
  for (const member of crewMembers) {
    for (const conflict of firstConflicts(conflicts, member.type)) {
      for (const { leg, order, name } of await releaseCrew(session, tenant, member, conflict)) {
        fieldsByLeg.set(leg, [...(fieldsByLeg.get(leg) ?? []), member.field]);
        const payload = { request: requestTitle(restored), leg: order, name, ...conflict.booking };
        restored.writeReporter.noticeAfterCommit({ code: member.notice, payload });
      }
    }
  }
  // The lock excludes other bookings, except those of a transaction that bypasses it.
  await requireBookings(session, tenant, [id], 'id');
  await updateCrewTexts(session, tenant, { request: id });
  await reportChangedLegs(restored, fieldsByLeg);
}

const requestTitle = ({ before }: DeleteContext) => String(before.number);

/** Returns the first conflict of each resource of a type, for each leg. */
function firstConflicts(conflicts: readonly BookingConflict[], type: BookingConflict['type']): BookingConflict[] {
  const ofType = conflicts.filter((conflict) => conflict.type === type);
  return ofType.filter(
    ({ id, leg }, index) => ofType.findIndex((other) => other.id === id && other.leg === leg) === index,
  );
}

/** Takes a driver or vehicle off a leg. Returns the changed leg; empty when the leg has it in another field. */
async function releaseCrew(
  session: Session,
  tenant: string,
  { field, cleared, nameSql }: CrewMember,
  { id, leg: conflictingLeg }: BookingConflict,
): Promise<{ leg: string; order: number; name: string }[]> {
  const text = `
    UPDATE routes r SET ${cleared}, modified_at = greatest(clock_timestamp(), modified_at + interval '1 microsecond')
    WHERE r.tenant_id = $1 AND r.id = $2 AND r.${field}_id = $3
    RETURNING r.id, r."order", (${nameSql})`;
  const rows = await session.rows({ text, params: [tenant, conflictingLeg, id] });
  return rows.map(([leg, order, name]) => ({ leg: String(leg), order: Number(order), name: name ?? '' }));
}

/** Records the changed fields of legs in the request's history, and publishes the changes. */
async function reportChangedLegs(
  restored: DeleteContext,
  fieldsByLeg: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const of = { type: 'SERVICE_TRANSPORTATION', id: restored.id, title: requestTitle(restored) } as const;
  const changes = [...fieldsByLeg].map(([id, fields]) => ({
    action: 'UPDATED_ROUTE' as const,
    on: { type: 'ROUTE' as const, id, title: null },
    of,
    fields,
  }));
  await insertActivities(changes, restored);
  for (const leg of fieldsByLeg.keys()) await publishChange(restored, { table: routes }, leg, 'UPDATED');
}
