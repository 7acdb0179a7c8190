import type { DataProvider } from '@refinedev/core';
import type { ResourceDefinition } from '../../../../resources/definition';
import { recordFromPaths } from '../../../fields/paths';
import { changedFormValues, comparableRecord, draftsOf, formPaths } from '../../form/drafts';
import { lastChangeOf, type LoadedRecord, recordQueryPaths } from '../../record/loadedRecord';

/** A record before and after its cells were changed. */
export interface ChangedRecord {
  title: string;
  before: LoadedRecord;
  after: LoadedRecord;
}

/** Returns the changes with another one: of the same record, the first values and the last ones count. */
export function withChange(changes: readonly ChangedRecord[], change: ChangedRecord): readonly ChangedRecord[] {
  const earlier = changes.find(({ after }) => after.id === change.after.id);
  const merged = earlier ? { ...change, before: earlier.before } : change;
  return [...changes.filter((other) => other !== earlier), merged];
}

/** Records per batch: the largest batch that the API accepts. */
const batchSize = 25;

/**
 * Gives records the values back that they had before their cells were changed. A record that somebody has changed since is
 * left as it is. Returns the failures.
 */
export async function undoChanges(
  { update }: Pick<DataProvider, 'update'>,
  definition: ResourceDefinition,
  language: string,
  changes: readonly ChangedRecord[],
): Promise<{ title: string; error: unknown }[]> {
  const failures: { title: string; error: unknown }[] = [];
  for (let start = 0; start < changes.length; start += batchSize) {
    const batch = changes.slice(start, start + batchSize);
    const answers = await Promise.allSettled(
      batch.map(({ before, after }) => {
        const values = changedFormValues(definition, after, draftsOf(definition, before, language), language);
        return update({
          resource: definition.name,
          id: after.id,
          variables: { ...recordFromPaths(values), ...lastChangeOf(definition, after) },
          meta: {
            fields: recordQueryPaths(definition, formPaths(definition)),
            previous: comparableRecord(definition, after, language),
          },
        });
      }),
    );
    for (const [index, { title }] of batch.entries()) {
      const answer = answers[index];
      if (answer?.status === 'rejected') failures.push({ title, error: answer.reason });
    }
  }
  return failures;
}
