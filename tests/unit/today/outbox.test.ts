import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../../../providers/errors';
import type { NewOutboxItem, OutboxItem } from '../../../src/pages/today/outbox/outboxItem';
import { countWaiting, refusalGroups } from '../../../src/pages/today/outbox/outboxSummary';
import { FakePhone, waitUntilSettled } from './fake-phone';

const start: NewOutboxItem = { kind: 'status', task: '7', status: 'IN_PROGRESS' };
const finish: NewOutboxItem = { kind: 'status', task: '7', status: 'DONE' };
const photo: NewOutboxItem = {
  kind: 'file',
  task: '7',
  collection: 'photos',
  file: new Blob(['picture']),
  name: 'seal.jpg',
};
const refusal = new ApiError('no', { statusCode: 422, code: 6, validation: { status: [{ code: 'request_ended' }] } });
const offline = networkError(undefined);

let phone: FakePhone;
beforeEach(() => {
  phone = new FakePhone();
});

describe('online', () => {
  it('sends an action, and removes it', async () => {
    const outbox = phone.open();
    await outbox.add(start);
    await waitUntilSettled();
    expect(phone.done).toEqual(['key 1']);
    expect(phone.stored).toEqual([]);
    expect(outbox.items()).toEqual([]);
  });

  it('sends actions in order', async () => {
    const outbox = phone.open();
    await Promise.all([outbox.add(start), outbox.add(photo), outbox.add(finish)]);
    await waitUntilSettled();
    expect(phone.sent).toEqual(['key 1', 'key 2', 'key 3']);
  });

  it('sends the files of a task before its completion, which needs them, and each with its hash', async () => {
    phone.signedIn = false;
    const outbox = phone.open();
    await Promise.all([outbox.add(finish), outbox.add(photo), outbox.add({ ...photo, task: '8' })]);
    await waitUntilSettled();
    phone.signedIn = true;
    await outbox.send();
    expect(phone.sent).toEqual(['key 2', 'key 1', 'key 3']);
    expect(phone.hashes).toEqual(['hash of 7 bytes', undefined, 'hash of 7 bytes']);
  });

  it('fails to add an action that the phone cannot store, and adds the next', async () => {
    const outbox = phone.open();
    phone.isFull = true;
    await expect(outbox.add(photo)).rejects.toThrow('full');
    phone.isFull = false;
    await outbox.add(start);
    await waitUntilSettled();
    expect(phone.done).toHaveLength(1);
  });

  it('notifies listeners of a sent action before it is removed', async () => {
    const outbox = phone.open();
    const received: [string, number][] = [];
    outbox.onSent(({ key }) => received.push([key, outbox.items().length]));
    await outbox.add(start, finish);
    await waitUntilSettled();
    expect(received).toEqual([
      ['key 1', 2],
      ['key 2', 1],
    ]);
  });
});

describe('offline', () => {
  it('keeps actions, and stops at the first that cannot be sent', async () => {
    phone.failures = [offline];
    const outbox = phone.open();
    await outbox.add(start, photo, finish);
    await waitUntilSettled();
    expect(phone.sent).toEqual(['key 1']);
    expect(outbox.items().map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 3']);
  });

  it('retries the first with growing delays of up to a minute', async () => {
    phone.failures = Array.from({ length: 9 }, () => offline);
    await phone.open().add(start);
    await waitUntilSettled();
    const waits: number[] = [];
    while (phone.waiting.length > 0) waits.push(await phone.runNextTimer());
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 60_000, 60_000, 60_000]);
    expect(phone.done).toEqual(['key 1']);
  });

  it('sends at once when the network returns, and resets the delays', async () => {
    phone.failures = [offline, offline, offline, offline];
    const outbox = phone.open();
    await outbox.add(start);
    await waitUntilSettled();
    await phone.runNextTimer();
    await phone.runNextTimer();
    await outbox.send();
    expect(phone.waiting).toHaveLength(1);
    expect(await phone.runNextTimer()).toBe(2_000);
    expect(phone.stored).toEqual([]);
  });

  it('keeps actions when the page is closed', async () => {
    phone.failures = [offline];
    await phone.open().add(start, finish);
    await waitUntilSettled();
    const opened = phone.open();
    await opened.send();
    expect(phone.done).toEqual(['key 1', 'key 2']);
    expect(phone.stored).toEqual([]);
  });

  it('sends nothing while another user is signed in, and everything afterwards', async () => {
    phone.signedIn = false;
    const outbox = phone.open();
    await outbox.add(start);
    await waitUntilSettled();
    expect(phone.sent).toEqual([]);
    phone.signedIn = true;
    await outbox.send();
    expect(phone.done).toEqual(['key 1']);
  });

  it('keeps actions when the session has expired', async () => {
    phone.failures = [new ApiError('expired', { statusCode: 401, code: 1103 })];
    const outbox = phone.open();
    await outbox.add(start);
    await waitUntilSettled();
    expect(outbox.items()).toMatchObject([{ key: 'key 1', tries: 0 }]);
    expect(outbox.items()[0]?.refused).toBeUndefined();
  });
});

describe('a lost response', () => {
  it('leads to a retry with the same key, executed once', async () => {
    phone.failures = ['answer lost', 'answer lost'];
    const outbox = phone.open();
    await outbox.add(photo, finish);
    await waitUntilSettled();
    await phone.runNextTimer();
    await phone.runNextTimer();
    expect(phone.sent).toEqual(['key 1', 'key 1', 'key 1', 'key 2']);
    expect(phone.done).toEqual(['key 1', 'key 2']);
    expect(outbox.items()).toEqual([]);
  });
});

describe('an action that the server refuses', () => {
  it('stays with its reason, and others continue', async () => {
    phone.failures = [refusal];
    const outbox = phone.open();
    await outbox.add(start, photo);
    await waitUntilSettled();
    expect(phone.done).toEqual(['key 2']);
    expect(outbox.items()).toMatchObject([
      { key: 'key 1', refused: { error: 'errors.invalid', problems: [{ code: 'request_ended' }] } },
    ]);
    expect(phone.stored).toHaveLength(1);
  });

  it('takes the later steps of its task with it, and keeps them and the files', async () => {
    const problems = [{ code: 'leg_not_ready' }, { code: 'leg_overweight' }];
    phone.failures = [new ApiError('no', { statusCode: 422, code: 6, validation: { 'input.status': problems } })];
    const outbox = phone.open();
    await outbox.add(start, finish, photo, { ...start, task: '8' });
    await waitUntilSettled();
    expect(phone.done).toEqual(['key 3', 'key 4']);
    expect(refusalGroups(outbox.items())).toMatchObject([
      { refused: { problems }, items: [{ status: 'IN_PROGRESS' }, { status: 'DONE' }] },
    ]);
    expect(refusalGroups(outbox.items())[0]?.serverStatus).toBeUndefined();
    await outbox.retry(['key 1', 'key 2']);
    await waitUntilSettled();
    expect(phone.stored).toEqual([]);
  });

  it('is removed only when dismissed', async () => {
    phone.failures = [refusal];
    const outbox = phone.open();
    await outbox.add(start);
    await waitUntilSettled();
    await outbox.send();
    expect(phone.sent).toEqual(['key 1']);
    await outbox.dismiss(['key 1']);
    expect(phone.stored).toEqual([]);
  });

  it('can be sent again', async () => {
    phone.failures = [refusal];
    const outbox = phone.open();
    await outbox.add(start);
    await waitUntilSettled();
    await outbox.retry(['key 1']);
    await waitUntilSettled();
    expect(phone.done).toEqual(['key 1']);
  });

  it.each([
    ['an access that was taken away', new ApiError('denied', { statusCode: 403, code: 1200 })],
    [
      'a file that is too large for what stands before the server',
      new ApiError('Payload Too Large', { statusCode: 413, reason: 'status' }),
    ],
  ])('can be one for %s', async (_name, error) => {
    phone.failures = [error];
    const outbox = phone.open();
    await outbox.add(start);
    await waitUntilSettled();
    expect(outbox.items()[0]?.refused).toBeDefined();
  });

  it('can be one with repeated server errors, so that others continue', async () => {
    const broken = new ApiError('Internal Server Error', { statusCode: 500, reason: 'status' });
    phone.failures = Array.from({ length: 8 }, () => broken);
    const outbox = phone.open();
    await outbox.add(start, finish);
    await waitUntilSettled();
    while (phone.waiting.length > 0) await phone.runNextTimer();
    expect(phone.sent.filter((key) => key === 'key 1')).toHaveLength(8);
    expect(phone.done).toEqual(['key 2']);
    expect(outbox.items()).toMatchObject([{ key: 'key 1', refused: { problems: [] } }]);
  });
});

describe('a task that another device has changed meanwhile', () => {
  const changedTo = (from: string) =>
    new ApiError('no', {
      statusCode: 422,
      code: 6,
      validation: { status: [{ code: 'step_not_possible', payload: { from, to: 'IN_PROGRESS' } }] },
    });
  const fail: NewOutboxItem = { kind: 'status', task: '7', status: 'RETURN', note: 'Gate closed' };

  it('keeps what was entered here as one conflict, sends the files, and goes on with other tasks', async () => {
    phone.failures = [changedTo('DONE')];
    const outbox = phone.open();
    await outbox.add(start, photo, fail, { ...start, task: '8' });
    await waitUntilSettled();
    expect(phone.done).toEqual(['key 2', 'key 4']);
    expect(refusalGroups(outbox.items())).toMatchObject([
      { serverStatus: 'DONE', items: [{ status: 'IN_PROGRESS' }, { status: 'RETURN', note: 'Gate closed' }] },
    ]);
    expect(phone.stored).toHaveLength(2);
    await outbox.retry(['key 1', 'key 3']);
    await waitUntilSettled();
    expect(phone.done).toEqual(['key 2', 'key 4', 'key 1', 'key 3']);
  });

  it('is no conflict when both devices have set the same status, and both notes are sent', async () => {
    phone.failures = [changedTo('RETURN')];
    const outbox = phone.open();
    await outbox.add(start, fail);
    await waitUntilSettled();
    expect(phone.done).toEqual(['key 2']);
    expect(phone.stored).toEqual([]);
  });
});

it('sends a file again of which a part was lost on the way', async () => {
  const incomplete = { 'input.sha256': [{ code: 'file_incomplete' }] };
  phone.failures = [new ApiError('no', { statusCode: 422, code: 6, validation: incomplete })];
  await phone.open().add(photo);
  await waitUntilSettled();
  await phone.runNextTimer();
  expect(phone.sent).toEqual(['key 1', 'key 1']);
  expect(phone.stored).toEqual([]);
});

it('counts what waits by its kind', () => {
  const stamp = { key: '', made_at: 0, tries: 0 };
  const items = [start, photo, finish, photo].map((one): OutboxItem => ({ ...one, ...stamp }));
  expect(countWaiting(items)).toEqual([
    { kind: 'photos', count: 2 },
    { kind: 'statuses', count: 2 },
  ]);
});

describe('two tabs', () => {
  it('send each action once', async () => {
    const [one, other] = [phone.open(), phone.open()];
    await Promise.all([one.add(start), other.add(photo), one.add(finish), one.send(), other.send()]);
    await waitUntilSettled();
    expect(phone.sent.toSorted()).toEqual(['key 1', 'key 2', 'key 3']);
    await other.reload();
    expect(other.items()).toEqual([]);
  });
});
