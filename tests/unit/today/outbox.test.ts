import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../../../providers/errors';
import type { NewOutboxItem } from '../../../src/pages/today/outbox/outboxItem';
import { Phone, settled } from './phone';

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

let phone: Phone;
beforeEach(() => {
  phone = new Phone();
});

describe('where there is network', () => {
  it('a deed is sent and forgotten', async () => {
    const outbox = phone.open();
    await outbox.add(start);
    await settled();
    expect(phone.done).toEqual(['key 1']);
    expect(phone.kept).toEqual([]);
    expect(outbox.items()).toEqual([]);
  });

  it('deeds are sent in the order in which they were done', async () => {
    const outbox = phone.open();
    await Promise.all([outbox.add(start), outbox.add(photo), outbox.add(finish)]);
    await settled();
    expect(phone.sent).toEqual(['key 1', 'key 2', 'key 3']);
  });

  it('who listens hears of each that has arrived, while it still stands in the outbox', async () => {
    const outbox = phone.open();
    const heard: [string, number][] = [];
    outbox.onSent(({ key }) => heard.push([key, outbox.items().length]));
    await outbox.add(start, finish);
    await settled();
    expect(heard).toEqual([
      ['key 1', 2],
      ['key 2', 1],
    ]);
  });
});

describe('in a dead spot', () => {
  it('what is done is kept, and the first that does not go holds up what follows it', async () => {
    phone.weather = [offline];
    const outbox = phone.open();
    await outbox.add(start, photo, finish);
    await settled();
    expect(phone.sent).toEqual(['key 1']);
    expect(outbox.items().map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 3']);
  });

  it('the first is tried again after growing waits, a minute at most', async () => {
    phone.weather = Array.from({ length: 9 }, () => offline);
    await phone.open().add(start);
    await settled();
    const waits: number[] = [];
    while (phone.waiting.length > 0) waits.push(await phone.wait());
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 60_000, 60_000, 60_000]);
    expect(phone.done).toEqual(['key 1']);
  });

  it('the network’s return sends at once, and the waits begin anew', async () => {
    phone.weather = [offline, offline, offline, offline];
    const outbox = phone.open();
    await outbox.add(start);
    await settled();
    await phone.wait();
    await phone.wait();
    await outbox.send();
    expect(phone.waiting).toHaveLength(1);
    expect(await phone.wait()).toBe(2_000);
    expect(phone.kept).toEqual([]);
  });

  it('what is kept outlives the page', async () => {
    phone.weather = [offline];
    await phone.open().add(start, finish);
    await settled();
    const opened = phone.open();
    await opened.send();
    expect(phone.done).toEqual(['key 1', 'key 2']);
    expect(phone.kept).toEqual([]);
  });

  it('nothing is sent while somebody else is signed in, and all of it afterwards', async () => {
    phone.signedIn = false;
    const outbox = phone.open();
    await outbox.add(start);
    await settled();
    expect(phone.sent).toEqual([]);
    phone.signedIn = true;
    await outbox.send();
    expect(phone.done).toEqual(['key 1']);
  });

  it('a session that is over leaves deeds waiting', async () => {
    phone.weather = [new ApiError('expired', { statusCode: 401, code: 1103 })];
    const outbox = phone.open();
    await outbox.add(start);
    await settled();
    expect(outbox.items()).toMatchObject([{ key: 'key 1', tries: 0 }]);
    expect(outbox.items()[0]?.refused).toBeUndefined();
  });
});

describe('an answer that is lost on the way', () => {
  it('has the deed sent again under its key, and done once', async () => {
    phone.weather = ['answer lost', 'answer lost'];
    const outbox = phone.open();
    await outbox.add(photo, finish);
    await settled();
    await phone.wait();
    await phone.wait();
    expect(phone.sent).toEqual(['key 1', 'key 1', 'key 1', 'key 2']);
    expect(phone.done).toEqual(['key 1', 'key 2']);
    expect(outbox.items()).toEqual([]);
  });
});

describe('a deed that the server refuses', () => {
  it('stays with its reason, and those after it go on', async () => {
    phone.weather = [refusal];
    const outbox = phone.open();
    await outbox.add(start, photo);
    await settled();
    expect(phone.done).toEqual(['key 2']);
    expect(outbox.items()).toMatchObject([
      { key: 'key 1', refused: { error: 'errors.invalid', problems: [{ code: 'request_ended' }] } },
    ]);
    expect(phone.kept).toHaveLength(1);
  });

  it('goes only when it is dismissed', async () => {
    phone.weather = [refusal];
    const outbox = phone.open();
    await outbox.add(start);
    await settled();
    await outbox.send();
    expect(phone.sent).toEqual(['key 1']);
    await outbox.dismiss('key 1');
    expect(phone.kept).toEqual([]);
  });

  it('can be sent again', async () => {
    phone.weather = [refusal];
    const outbox = phone.open();
    await outbox.add(start);
    await settled();
    await outbox.retry('key 1');
    await settled();
    expect(phone.done).toEqual(['key 1']);
  });

  it.each([
    ['an access that was taken away', new ApiError('denied', { statusCode: 403, code: 1200 })],
    [
      'a file that is too large for what stands before the server',
      new ApiError('Payload Too Large', { statusCode: 413, reason: 'status' }),
    ],
  ])('may be one for %s', async (_name, error) => {
    phone.weather = [error];
    const outbox = phone.open();
    await outbox.add(start);
    await settled();
    expect(outbox.items()[0]?.refused).toBeDefined();
  });

  it('is also one that the server could not make sense of for long: it does not hold up the others for ever', async () => {
    const broken = new ApiError('Internal Server Error', { statusCode: 500, reason: 'status' });
    phone.weather = Array.from({ length: 8 }, () => broken);
    const outbox = phone.open();
    await outbox.add(start, finish);
    await settled();
    while (phone.waiting.length > 0) await phone.wait();
    expect(phone.sent.filter((key) => key === 'key 1')).toHaveLength(8);
    expect(phone.done).toEqual(['key 2']);
    expect(outbox.items()).toMatchObject([{ key: 'key 1', refused: { problems: [] } }]);
  });
});

describe('two tabs', () => {
  it('send each deed once between them', async () => {
    const [one, other] = [phone.open(), phone.open()];
    await Promise.all([one.add(start), other.add(photo), one.add(finish), one.send(), other.send()]);
    await settled();
    expect(phone.sent.toSorted()).toEqual(['key 1', 'key 2', 'key 3']);
    await other.reload();
    expect(other.items()).toEqual([]);
  });
});
