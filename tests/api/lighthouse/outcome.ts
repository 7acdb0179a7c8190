import { isJsonObject } from './recording';
import { deletedAt, lastVehicleId } from './seed';

/**
 * The result of a call in terms that Waybill and the recorded Lighthouse server share. Two results count as equal if
 * their data, the kinds of their refusals and the refused fields are equal.
 */
export interface CallOutcome {
  status: number;
  data?: unknown;
  refusals?: Refusal[];
}

interface Refusal {
  kind: 'input' | 'signed out' | 'denied' | 'server failed';
  /** The message of the refusal; set only if Waybill repeats Lighthouse's message word for word. */
  message?: string;
  /** Paths of the invalid inputs. */
  fields?: string[];
}

/** Patterns of Lighthouse's messages that Waybill repeats word for word. */
const keptSentences = [
  /^Requested pagination amount must be non-negative/,
  /^Maximum number of \d+ requested items exceeded/,
  /^Did not receive a value to match the WhereConditions/,
];

/** Parses the response to an operation or to a batch. `read` converts the value of each root field. */
export function outcomeOf(status: number, body: unknown, read: RootFieldReader): CallOutcome | CallOutcome[] {
  if (Array.isArray(body)) return body.map((one: unknown, index) => outcomeOfOne(status, one, read, index));
  return outcomeOfOne(status, body, read, 0);
}

/** Converts the value of a root field of the answer. `operation` is the operation's index in its batch. */
export type RootFieldReader = (operation: number, name: string, value: unknown) => unknown;

/** Returns values unchanged, for answers of the recorded Lighthouse server itself. */
export const keepRecordedValue: RootFieldReader = (_operation, _name, value) => value;

/**
 * Returns a short form of an outcome for comparison: 'refused' if input was refused, 'described' if types were
 * described, otherwise the returned ids in order.
 */
export function summarizeOutcome(outcome: CallOutcome | CallOutcome[]): 'refused' | 'described' | number[] {
  const all = [outcome].flat();
  if (all.some(({ refusals }) => refusals?.some(({ kind }) => kind === 'input'))) return 'refused';
  if (/"(inputFields|args|ofType)"/.test(JSON.stringify(all))) return 'described';
  return idsIn(all);
}

function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [Number(one)] : idsIn(one)));
}

function outcomeOfOne(status: number, body: unknown, read: RootFieldReader, operation: number): CallOutcome {
  if (!isJsonObject(body)) return { status, data: body };
  // To a body without an operation, the recorded server answered with a message alone.
  if (!body.data && !Array.isArray(body.errors)) return { status, refusals: [{ kind: 'input' }] };
  const outcome: CallOutcome = { status };
  if (Array.isArray(body.errors)) outcome.refusals = distinct(body.errors.filter(isJsonObject).map(refusalOf));
  if (isJsonObject(body.data)) {
    const fields = Object.entries(body.data).map(([name, value]) => [name, comparable(read(operation, name, value))]);
    outcome.data = Object.fromEntries(fields);
  }
  return outcome;
}

/** Removes equal refusals, because GraphQL may report one mistake several times. */
function distinct(refusals: Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
}

function refusalOf(error: Readonly<Record<string, unknown>>): Refusal {
  const message = String(error.message);
  const extensions = isJsonObject(error.extensions) ? error.extensions : {};
  const refusal: Refusal = { kind: kindOf(message, extensions.code) };
  if (keptSentences.some((sentence) => sentence.test(message))) refusal.message = message;
  // Compares field names of business rules only: for variables of a wrong type, Waybill names the fields, but
  // Lighthouse does not.
  if (isJsonObject(extensions.validation) && error.path) refusal.fields = Object.keys(extensions.validation).toSorted();
  return refusal;
}

function kindOf(message: string, code: unknown): Refusal['kind'] {
  if (/^internal server error$/i.test(message)) return 'server failed';
  if (message === 'Unauthenticated.' || code === 1101 || code === 1103) return 'signed out';
  if (message === 'This action is unauthorized.' || message.startsWith('Only admins') || code === 1200) return 'denied';
  return 'input';
}

/** Returns a value without what differs between the two servers: descriptions, generated ids and times. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'description')
      .map(([key, one]) => {
        if (key === 'id' && Number(one) > lastVehicleId) return [key, 'new'];
        if (key === 'deleted_at' && typeof one === 'string') return [key, isGenerated(one) ? 'now' : deletedAt];
        if (key === 'name' && typeof one === 'string') return [key, one.replace(/^Recorded/, '')];
        return [key, comparable(one)];
      }),
  );
}

/**
 * Returns whether a time was generated during the run rather than inserted with the rows. The recorded server wrote
 * times without a time zone.
 */
function isGenerated(moment: string): boolean {
  return Date.parse(moment.replace(' ', 'T').replace(/Z?$/, 'Z')) !== Date.parse(deletedAt);
}
