import { type DataProvider, useDataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { useState } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { recordFromPaths } from '../../../fields/paths';
import { operationFailureText } from '../../record/failure';
import type { Words } from '../../words';
import { afterCreateFields, performAfterCreate } from '../afterCreate';

/** Number of records per batch: the largest batch that the API accepts. */
const batchSize = 25;

/** What became of one pasted value. */
interface Outcome {
  value: string;
  /** Whether the record exists now, although its action `afterCreate` may have failed. */
  isCreated: boolean;
  /** Why it failed; undefined for a success. */
  failure?: string;
}

/** Creates one record for each value, batch after batch, and collects the outcome of each. */
export function useCreateMany(definition: ResourceDefinition, each: string, words: Words) {
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const [running, setRunning] = useState<{ done: number; count: number }>();
  const [failures, setFailures] = useState<readonly Outcome[]>([]);

  const run = async (values: readonly string[], shared: readonly (readonly [string, unknown])[]) => {
    const outcomes: Outcome[] = [];
    setFailures([]);
    for (let start = 0; start < values.length; start += batchSize) {
      setRunning({ done: start, count: values.length });
      const batch = values.slice(start, start + batchSize);
      const create = async (value: string) =>
        createOne(provider, definition, words, value, recordFromPaths([[each, value], ...shared]));
      outcomes.push(...(await Promise.all(batch.map(create))));
    }
    setRunning(undefined);
    const failed = outcomes.filter(({ failure }) => failure !== undefined);
    const count = outcomes.length - failed.length;
    if (count > 0) notify?.({ type: 'success', message: words.of('createMany.done', { count }) });
    if (outcomes.some(({ isCreated }) => isCreated))
      await invalidate({ resource: definition.name, invalidates: ['list', 'many'] });
    setFailures(failed);
    return failed;
  };
  return { run, running, failures };
}

/** Creates a record and runs its action `afterCreate`. Calls of one batch travel together. */
async function createOne(
  provider: DataProvider,
  definition: ResourceDefinition,
  words: Words,
  value: string,
  variables: Record<string, unknown>,
): Promise<Outcome> {
  let isCreated = false;
  try {
    const fields = ['id', definition.title, ...afterCreateFields(definition)];
    const { data } = await provider.create({ resource: definition.name, variables, meta: { fields } });
    isCreated = true;
    await performAfterCreate(provider, definition, words, { ...data, id: String(data.id) });
    return { value, isCreated };
  } catch (error) {
    const reason = operationFailureText(error, words);
    return { value, isCreated, failure: isCreated ? `${words.of('createdOnly', { title: value })} ${reason}` : reason };
  }
}
