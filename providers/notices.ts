import { isRecord } from './isRecord';

/** A consequence of a mutation that the user did not ask for. Its text is `app:notices.<code>`. */
export interface MutationNotice {
  code: string;
  payload: Readonly<Record<string, string | number>>;
}

/**
 * Key of a mutation's record with the server's notices. As a property, the notices are copied together with the record.
 * No field has this name, because GraphQL reserves names that begin with two underscores.
 */
const noticesKey = '__notices';

/** Adds the notices of an answer to the record of the mutation that each is about. */
export function attachNotices(data: Record<string, unknown>, notices: unknown): void {
  if (!Array.isArray(notices)) return;
  for (const notice of notices.filter(isRecord)) {
    const record = Array.isArray(notice.path) ? data[String(notice.path[0])] : undefined;
    if (isRecord(record) && isNotice(notice)) record[noticesKey] = [...noticesOf(record), notice];
  }
}

/** Returns the notices of a mutation by the record that it returned. */
export function noticesOf(record: unknown): readonly MutationNotice[] {
  const notices = isRecord(record) ? record[noticesKey] : undefined;
  return Array.isArray(notices) ? notices.filter(isNotice) : [];
}

function isNotice(value: unknown): value is MutationNotice {
  return isRecord(value) && typeof value.code === 'string' && isRecord(value.payload);
}
