import type { AbsenceKind } from '../../contract.generated';
import type { RowValues } from '../../dialect/entity';
import type { Problem, Problems } from '../../dialect/errors';

const maxNoteLength = 500;
const dayMs = 24 * 3600 * 1000;
/** A longer absence is more likely a mistake than a plan. */
const maxDays = 366;

const driverKinds: readonly AbsenceKind[] = ['HOLIDAY', 'ILLNESS', 'TRAINING', 'DRIVER_OTHER'];

/** Returns whether an absence of a kind is that of a driver; otherwise it is that of a vehicle. */
export function isDriverAbsence(kind: unknown): boolean {
  return driverKinds.some((one) => one === kind);
}

/** Returns what is wrong with an absence. Only the member that its kind names may be set. */
export function absenceProblems({ kind, driver_id, vehicle_id, starts_at, ends_at, note }: RowValues): Problems {
  const [member, id] = isDriverAbsence(kind) ? ['driver', driver_id] : ['vehicle', vehicle_id];
  const problems: Record<string, Problem[]> = {};
  if (id === null || id === undefined) problems[member] = [{ code: 'required' }];
  const ms = Date.parse(String(ends_at)) - Date.parse(String(starts_at));
  if (ms <= 0) problems.ends_at = [{ code: 'ends_before_start' }];
  if (ms > maxDays * dayMs) problems.ends_at = [{ code: 'absence_too_long', payload: { max: maxDays } }];
  if (typeof note === 'string' && note.length > maxNoteLength)
    problems.note = [{ code: 'too_long', payload: { max: maxNoteLength } }];
  return problems;
}
