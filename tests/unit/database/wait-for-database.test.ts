import { describe, expect, it, vi } from 'vitest';
import { waitForDatabase } from '../../../server/database/wait-for-database';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' });

describe('waiting for the database', () => {
  it('ends when the database answers', async () => {
    const check = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused).mockResolvedValue();
    await waitForDatabase(check, 5000);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the time is over', refused, 0],
    ['the error is no outage', wrongPassword, 5000],
  ])('fails at once when %s', async (_when, error, waitMs) => {
    const check = vi.fn<() => Promise<void>>().mockRejectedValue(error);
    await expect(waitForDatabase(check, waitMs)).rejects.toBe(error);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
