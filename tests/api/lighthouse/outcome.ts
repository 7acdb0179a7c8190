import { isRecord } from './recording';
import { deletedAt, lastId } from './seed';

/**
 * What a call came to, in terms that both servers share. Two outcomes are equal when they hold the same data and
 * refuse for the same kind of reason, at the same fields.
 */
export interface Outcome {
  status: number;
  data?: unknown;
  refusals?: Refusal[];
}

interface Refusal {
  kind: 'input' | 'signed out' | 'denied' | 'server failed';
  /** Sentences that the dialect keeps letter for letter. */
  message?: string;
  /** Inputs that were wrong. */
  fields?: string[];
}

/** Sentences of Lighthouse that ours repeats (dialect.md). */
const keptSentences = [
  /^Requested pagination amount must be non-negative/,
  /^Maximum number of \d+ requested items exceeded/,
  /^Did not receive a value to match the WhereConditions/,
];

/** Reads one answer of a server, or a batch of them. `read`: how the value of a root field is to be understood. */
export function outcomeOf(status: number, body: unknown, read: Reading): Outcome | Outcome[] {
  if (Array.isArray(body)) return body.map((one: unknown, index) => outcomeOfOne(status, one, read, index));
  return outcomeOfOne(status, body, read, 0);
}

/** The value of a root field of the operation at this place of a batch. */
export type Reading = (operation: number, name: string, value: unknown) => unknown;

/** The recorded answers are read as they are. */
export const asRecorded: Reading = (_operation, _name, value) => value;

/** An outcome in short: input refused, types described, or the ids that were answered, in order. */
export function gistOf(outcome: Outcome | Outcome[]): 'refused' | 'described' | number[] {
  const all = [outcome].flat();
  if (all.some(({ refusals }) => refusals?.some(({ kind }) => kind === 'input'))) return 'refused';
  if (JSON.stringify(all).includes('"inputFields"') || JSON.stringify(all).includes('"args"')) return 'described';
  return idsIn(all);
}

function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [Number(one)] : idsIn(one)));
}

function outcomeOfOne(status: number, body: unknown, read: Reading, place: number): Outcome {
  if (!isRecord(body)) return { status, data: body };
  // A body that is no operation at all was answered with a sentence alone.
  if (!body.data && !Array.isArray(body.errors)) return { status, refusals: [{ kind: 'input' }] };
  const outcome: Outcome = { status };
  if (Array.isArray(body.errors)) outcome.refusals = distinct(body.errors.filter(isRecord).map(refusalOf));
  if (isRecord(body.data)) {
    const fields = Object.entries(body.data).map(([name, value]) => [name, comparable(read(place, name, value))]);
    outcome.data = Object.fromEntries(fields);
  }
  return outcome;
}

/** GraphQL may tell of one mistake in several sentences. */
function distinct(refusals: Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
}

function refusalOf(error: Readonly<Record<string, unknown>>): Refusal {
  const message = String(error.message);
  const extensions = isRecord(error.extensions) ? error.extensions : {};
  const refusal: Refusal = { kind: kindOf(message, extensions.code) };
  if (keptSentences.some((sentence) => sentence.test(message))) refusal.message = message;
  // Variables that do not fit are told by field in ours alone; of both, only what the business refused is compared.
  if (isRecord(extensions.validation) && error.path) refusal.fields = Object.keys(extensions.validation).toSorted();
  return refusal;
}

function kindOf(message: string, code: unknown): Refusal['kind'] {
  if (/^internal server error$/i.test(message)) return 'server failed';
  if (message === 'Unauthenticated.' || code === 1101 || code === 1103) return 'signed out';
  if (message === 'This action is unauthorized.' || message.startsWith('Only admins') || code === 1200) return 'denied';
  return 'input';
}

/** Values apart from what is each server's own: words of descriptions, ids and moments that they make as they run. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'description')
      .map(([key, one]) => {
        if (key === 'id' && Number(one) > lastId) return [key, 'new'];
        if (key === 'deleted_at' && typeof one === 'string') return [key, isMade(one) ? 'now' : deletedAt];
        if (key === 'name' && typeof one === 'string') return [key, one.replace(/^Recorded/, '')];
        return [key, comparable(one)];
      }),
  );
}

/** Whether a moment was made as the server ran; the recorded server wrote moments without their offset. */
function isMade(moment: string): boolean {
  return Date.parse(moment.replace(' ', 'T').replace(/Z?$/, 'Z')) !== Date.parse(deletedAt);
}
