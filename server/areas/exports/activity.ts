import type { StartExportInput } from '../../contract.generated';
import type { Session } from '../../database/database';
import { insertActivities } from '../activity';

/** Longest filter, as JSON, that an activity has. A filter by a long list of values is left out. */
const maxFilterLength = 2000;

/** A finished export. */
export interface FinishedExport {
  tenant: string;
  user: string;
  /** Id of the job; a new one for a file that was sent with the answer. */
  id: string;
  input: StartExportInput;
  rows: number;
}

/** Records in the activity log who exported which list, with which filter, and how many records. */
export async function recordExport(session: Session, { tenant, user, id, input, rows }: FinishedExport): Promise<void> {
  const { list, format, where, trashed, columns } = input;
  const filter = where ?? null;
  const isLong = JSON.stringify(filter).length > maxFilterLength;
  const facts = {
    list,
    rows,
    format,
    columns: columns.map(({ path }) => path),
    ...(isLong ? { has_long_filter: true } : { filter }),
    ...(trashed && trashed !== 'WITHOUT' ? { trashed } : {}),
  };
  await insertActivities([{ action: 'EXPORTED', on: { type: 'EXPORT', id, title: null }, facts }], {
    session,
    tenant,
    user,
  });
}
