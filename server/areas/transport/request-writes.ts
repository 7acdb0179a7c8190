import type { Session } from '../../database/database';
import type { DeleteContext, RowValues, WriteContext, WriteRules, WrittenRecord } from '../../dialect/entity';
import { invalidInputError } from '../../dialect/errors';
import { announceLegs } from './announce-legs';
import { requireBookings } from './bookings';
import { prepareCustomerNames, readCustomerName } from './customer-copies';
import { notifyOfCanceled } from './notify-logisticians';
import { takeRequestNumber, takeRequestNumbers } from './numbers';
import { updatePlannedTimes } from './planned-times';
import { findUnmetNeedsOfAll, unmetNeedsProblems } from './preconditions';
import { publishPartChanges } from './publish-request-change';
import { rebookCrews } from './release-crew';
import { copyAddresses } from './request-addresses';
import { requireNoCausedFindings, storeLegsBeforeWrite } from './request-leg-rules';
import { readRequestParts, type RequestParts } from './request-parts';
import { requestDayColumns, requestProblems } from './rules';
import { hasRequestEnded, nextTransition } from './statuses';
import { updateExpectedTimes } from './update-expected-times';

/** Rules for creating, changing, deleting and restoring requests. */
export const requestRules: WriteRules = {
  // Bookings of other requests are compared when the records are stored, one after the other.
  areRecordsIndependent: () => true,
  prepareBatch: async (context, { inputs, creates }) => {
    await prepareCustomerNames(context, inputs);
    await takeRequestNumbers(context, currentYear(), creates);
  },
  derive: async (change) => {
    const { before, after } = change;
    return {
      currency: typeof after.currency === 'string' ? after.currency.toUpperCase() : 'EUR',
      ...(before?.customer_id === after.customer_id
        ? {}
        : { customer_name: await readCustomerName(change, after.customer_id) }),
      ...(before && before.status !== after.status ? statusTimestamps(after.status) : {}),
      ...(before ? {} : { number: await takeRequestNumber(change, currentYear()) }),
    };
  },
  check: async (change) => {
    const { before, after } = change;
    await storeLegsBeforeWrite(change);
    return {
      ...requestProblems(after, before),
      ...(hasRequestEnded(before?.status) ? { status: [{ code: 'request_ended' }] } : {}),
    };
  },
  afterAll: async (changes) => {
    const [one] = changes;
    if (!one) return;
    const { session, tenant } = one;
    const parts = await partsOf(changes);
    const stored = changes.map((change) => ({ change, parts: requireParts(parts, change.id) }));
    const copied = stored.map(({ change: { id, after: row }, parts: { addresses } }) => ({ id, row, addresses }));
    await copyAddresses(session, tenant, copied);
    await requireComplete(session, tenant, changes.filter(mustBeComplete));
    await updatePlans(stored.filter(({ parts: own }) => hasPlan(own)).map(({ change }) => change));
    const canceled = stored.filter(({ change, parts: { hasLogisticians } }) => hasLogisticians && isCanceledBy(change));
    await notifyOfCanceled(
      one,
      canceled.map(({ change }) => named(change.after)),
    );
    const ended = stored.filter(
      ({ change: { before, after }, parts: { hasListedParts } }) =>
        before && hasListedParts && !hasRequestEnded(before.status) && hasRequestEnded(after.status),
    );
    await publishPartChanges(
      one,
      ended.map(({ change }) => change.id),
    );
  },
  afterDeleteAll: async (removals) => {
    const [one] = removals;
    if (!one) return;
    const parts = await partsOf(removals);
    const idsWith = (isWith: (own: RequestParts) => boolean) =>
      removals.map(({ id }) => id).filter((id) => isWith(requireParts(parts, id)));
    await requireBookings(
      one.session,
      one.tenant,
      idsWith(({ isBooked }) => isBooked),
      'id',
    );
    await announceLegs(
      one,
      idsWith(({ isAnnounced }) => isAnnounced),
    );
    const open = removals.filter(
      ({ id, before }) => requireParts(parts, id).hasLogisticians && !hasRequestEnded(before.status),
    );
    await notifyOfCanceled(
      one,
      open.map(({ before }) => named(before)),
    );
    await publishListedParts(removals, parts);
  },
  afterRestoreAll: async (restored) => {
    const [one] = restored;
    if (!one) return;
    const parts = await partsOf(restored);
    const planned = restored.filter(({ id }) => hasPlan(requireParts(parts, id)));
    await rebookCrews(planned);
    await announceLegs(
      one,
      planned.map(({ id }) => id),
    );
    await publishListedParts(restored, parts);
  },
};

/** Returns whether a request has legs, or what is left of them. */
const hasPlan = ({ hasLegs, isBooked, isAnnounced }: RequestParts) => hasLegs || isBooked || isAnnounced;

/** Brings the plans of written requests up to date: the times of legs, bookings, and what drivers know. */
async function updatePlans(written: readonly WrittenRecord[]): Promise<void> {
  const changes = written.filter(({ before }) => before);
  const [one] = changes;
  if (!one) return;
  const { session, tenant } = one;
  // `updateServiceTransportationStatus` changes only the status, and has already checked the preconditions.
  const newlyInStatus = changes.filter(({ before, after }) => before?.status !== after.status).map(({ id }) => id);
  await requireBookings(session, tenant, newlyInStatus, 'input.status');
  for (const change of changes) {
    const { id, given } = change;
    if (haveWindowsChanged(change) || given.includes('addresses')) {
      await updatePlannedTimes(change, id);
      await requireBookings(session, tenant, [id], 'input.to_take_to_work_from');
    } else if (given.includes('cargo')) {
      // The weight of the cargo decides whether the request can share its vehicles.
      await requireBookings(session, tenant, [id], 'input.cargo');
    }
  }
  if (newlyInStatus.length > 0) await updateExpectedTimes(one, newlyInStatus);
  for (const change of changes) await requireNoCausedFindings(change);
  await announceLegs(
    one,
    changes.map(({ id }) => id),
  );
}

/** Returns whether a write cancels a request. */
function isCanceledBy({ before, after }: WriteContext): boolean {
  return before !== null && before.status !== after.status && after.status === 'CANCELED_REQUEST';
}

const named = ({ id, number }: RowValues) => ({ id: String(id), number: String(number) });

const currentYear = () => new Date().getUTCFullYear();

async function partsOf(
  records: readonly (DeleteContext | WrittenRecord)[],
): Promise<ReadonlyMap<string, RequestParts>> {
  const [one] = records;
  if (!one) return new Map();
  return readRequestParts(
    one.session,
    one.tenant,
    records.map(({ id }) => id),
  );
}

function requireParts(parts: ReadonlyMap<string, RequestParts>, id: string): RequestParts {
  const found = parts.get(id);
  if (!found) throw new Error(`The request ${id} was written and cannot be read.`);
  return found;
}

async function publishListedParts(
  records: readonly DeleteContext[],
  parts: ReadonlyMap<string, RequestParts>,
): Promise<void> {
  const [one] = records;
  const ids = records.map(({ id }) => id).filter((id) => requireParts(parts, id).hasListedParts);
  if (one) await publishPartChanges(one, ids);
}

/** Returns whether a request must meet the preconditions of the status NEW after a write that keeps its status. */
function mustBeComplete({ before, after }: WriteContext): boolean {
  return before !== null && before.status === after.status && before.status !== 'DRAFT';
}

/**
 * Checks that requests still meet the preconditions of the status NEW.
 * @throws ContractError that names the preconditions that one of them does not meet.
 */
async function requireComplete(session: Session, tenant: string, changes: readonly WrittenRecord[]): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const needs = nextTransition('DRAFT')?.needs ?? [];
  for (const unmet of (await findUnmetNeedsOfAll(session, tenant, ids, needs)).values())
    if (unmet.length > 0) throw invalidInputError(unmetNeedsProblems(unmet));
}

/** Returns the timestamp column to set on a change to a status; empty for statuses without such a column. */
function statusTimestamps(status: unknown): RowValues {
  const now = new Date().toISOString();
  if (status === 'IN_PROGRESS') return { taken_to_work: now };
  return status === 'SERVICE_PROVIDED' ? { delivered: now } : {};
}

function haveWindowsChanged({ before, after }: WriteContext): boolean {
  return requestDayColumns.some((day) => before?.[day] !== after[day]);
}
