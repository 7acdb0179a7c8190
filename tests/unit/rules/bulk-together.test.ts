import { describe, expect, it } from 'vitest';
import { changeMostTogether, type RecordToChange } from '../../../server/areas/bulk/change-together';
import { invalidInputError } from '../../../server/dialect/errors';
import { RefusedRecordsError } from '../../../server/dialect/records-change';
import { BatchUniqueError } from '../../../server/dialect/write/store';

const recordOf = (sequence: number): RecordToChange => ({
  row: {
    tenant_id: '1',
    job_id: '1',
    sequence,
    record_id: String(sequence),
    title: null,
    modified_at: null,
    state: 'WAITING',
    undo_input: null,
    changed_at: null,
  },
  before: {},
});

/** Changes records 1 to `count` together. Returns the groups in the order of their attempts, and what became of them. */
async function change(count: number, errorOf: (ids: readonly string[]) => Error | undefined) {
  const attempts: string[] = [];
  const faults: unknown[] = [];
  const statements: string[] = [];
  const session = {
    rows: ({ text }: { text: string }) => {
      statements.push(text);
      return Promise.resolve([]);
    },
  };
  const records = Array.from({ length: count }, (_, index) => recordOf(index + 1));
  const { ends, refused } = await changeMostTogether(
    session,
    records,
    (group) => {
      const ids = group.map(({ row }) => row.record_id);
      attempts.push(ids.join(' '));
      const error = errorOf(ids);
      if (error) return Promise.reject(error);
      return Promise.resolve({
        ends: group.map(({ row: { sequence } }) => ({ sequence, state: 'DONE' })),
        refused: [],
      });
    },
    (error) => faults.push(error),
  );
  return { attempts, faults, statements, ends: ends.map(({ sequence }) => sequence), refused };
}

describe('records that are changed together', () => {
  it('are halved in order when one of them cannot be stored, until it is left to a single call', async () => {
    const { attempts, ends, refused, faults } = await change(8, (ids) =>
      ids.includes('2') ? new BatchUniqueError() : undefined,
    );
    expect(attempts).toEqual(['1 2 3 4 5 6 7 8', '1 2 3 4', '1 2', '3 4', '5 6 7 8']);
    expect([ends, refused, faults]).toEqual([[3, 4, 5, 6, 7, 8], [], []]);
  });

  it('are tried again without those that are refused by name', async () => {
    const refusal = invalidInputError({ 'input.status': [{ code: 'request_ended' }] });
    const { attempts, ends, refused, faults } = await change(4, (ids) =>
      ids.includes('3') ? new RefusedRecordsError(new Map([['3', refusal]])) : undefined,
    );
    expect(attempts).toEqual(['1 2 3 4', '1 2 4']);
    expect(refused.map(({ row, problems }) => [row.sequence, problems])).toEqual([
      [3, [{ field: 'status', code: 'request_ended' }]],
    ]);
    expect([ends, faults]).toEqual([[1, 2, 4], []]);
  });

  it('are left to single calls when the program fails, and its error is reported', async () => {
    const { ends, faults, statements } = await change(2, () => new TypeError('a fault'));
    expect([ends, faults]).toEqual([[], [new TypeError('a fault')]]);
    expect(statements).toEqual(['SAVEPOINT records', 'ROLLBACK TO SAVEPOINT records', 'RELEASE SAVEPOINT records']);
  });
});
