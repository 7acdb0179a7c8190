import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { PostgresListener } from '../../../server/database/listener';
import { parsePublishedChange } from '../../../server/dialect/write/changes';
import { fieldPathOf } from '../../../server/dialect/where';

it('connects again after the first connection failed', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const listener = new PostgresListener(`postgres://nobody@127.0.0.1:${port}/none`, () => undefined);
  const subscriber = { onNotification: () => undefined, onReconnect: () => undefined };
  await expect(listener.listen('changes', subscriber)).rejects.toThrow('Connection terminated');
  await expect(listener.listen('changes', subscriber)).rejects.toThrow('Connection terminated');
  expect(connections).toBe(2);
  await listener.close();
  server.close();
});

it.each(['', 'vehicles', '{', 'null', '7', '{"tenant":"1"}'])('ignores the notification %j', (payload) => {
  expect(parsePublishedChange(payload)).toBeUndefined();
});

it('reads a published change', () => {
  const change = { tenant: '1', entity: 'vehicles', id: '5', action: 'UPDATED', user: '2' };
  expect(parsePublishedChange(JSON.stringify(change))).toEqual(change);
});

it('converts every level of a column to a path', () => {
  expect(['license', 'profile__phone', 'route__driver__email'].map(fieldPathOf)).toEqual([
    'license',
    'profile.phone',
    'route.driver.email',
  ]);
});
