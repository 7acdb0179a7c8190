import { expect, it } from 'vitest';
import type { Session } from '../../../providers/auth/session';
import { mayDeleteTaskFile } from '../../../src/fields/mayDeleteTaskFile';
import { applyUnsentChanges, type DriverTask } from '../../../src/pages/today/driverDay';
import type { OutboxItem } from '../../../src/pages/today/outbox/outboxItem';
import { needsFileOf, taskFilesOf } from '../../../src/pages/today/taskFiles';
import { authPayloadOf, openFakeTab, storeSession } from '../providers/tab';

type Collection = 'photos' | 'signature';

const onServer = (id: string, collection_name: string) => ({
  id,
  collection_name,
  file_name: `${id}.jpg`,
  created_at: '2026-11-21T09:00:00Z',
  device_time: '2026-11-21T08:15:00Z',
});
const waits = (key: string, collection: Collection, task = '7'): OutboxItem => ({
  kind: 'file',
  key,
  task,
  made_at: Date.parse('2026-11-21T10:00:00Z'),
  tries: 0,
  collection,
  file: new Blob(['x']),
  name: 'x.jpg',
});
const task = (values: Partial<DriverTask>): DriverTask => ({
  id: '7',
  text: 'Check the seal',
  status: 'IN_PROGRESS',
  order: 1,
  media_upload_enabled: true,
  signature_required: false,
  note: null,
  media: [],
  ...values,
});

it('numbers photos and signatures of the server before those that wait, without other tasks’ and refused ones', () => {
  const media = [onServer('s1', 'signature'), onServer('p1', 'photos'), onServer('c1', 'papers')];
  const refused = { error: 'errors.invalid', problems: [] };
  const items = [waits('p2', 'photos'), waits('p3', 'photos', '8'), { ...waits('p4', 'photos'), refused }];
  const files = taskFilesOf(applyUnsentChanges(task({ media }), items), items);
  expect(files.map(({ id, number, isWaiting }) => [id, number, isWaiting])).toEqual([
    ['p1', 1, false],
    ['p2', 2, true],
    ['s1', 1, false],
  ]);
  // The device's time says when the photo was taken; the server's may be hours later.
  expect(files[0]?.addedAt).toEqual(new Date('2026-11-21T08:15:00Z'));
});

it.each<[string, Partial<DriverTask>, Collection, boolean]>([
  ['the only photo of a done task', { status: 'DONE', media: [onServer('1', 'photos')] }, 'photos', true],
  ['one of two photos', { status: 'DONE', media: [onServer('1', 'photos'), onServer('2', 'photos')] }, 'photos', false],
  ['the only photo of a task under way', { media: [onServer('1', 'photos')] }, 'photos', false],
  [
    'the signature that a done task needs',
    { status: 'DONE', signature_required: true, media: [onServer('1', 'photos'), onServer('2', 'signature')] },
    'signature',
    true,
  ],
  [
    'a photo of a done task that lacks its signature anyway',
    { status: 'DONE', signature_required: true, media_upload_enabled: false, media: [onServer('1', 'photos')] },
    'photos',
    false,
  ],
])('says whether the task needs %s', (_, values, collection, expected) => {
  expect(needsFileOf(applyUnsentChanges(task(values), []), collection)).toBe(expected);
});

it('lets the uploader and who may change tasks delete a file, with the permission for files', () => {
  const { session } = openFakeTab('http://localhost/graphql');
  const withPermissions = (methods: Record<string, string[]>): Session | null => {
    const { user } = authPayloadOf('driver');
    const permissions = Object.entries(methods).map(([code, each]) => ({ id: code, code, methods: each }));
    storeSession(session, 'driver', [], {
      user: { ...user, state: 'ACTIVE', tenant: { ...user.tenant, lang: 'pl' }, permissions },
    });
    return session.get();
  };
  const driver = withPermissions({ 'media.write': ['deleteMedia'] });
  const planner = withPermissions({ 'media.write': ['deleteMedia'], 'routes.write': ['updateRouteTask'] });
  const reader = withPermissions({ 'routes.write': ['updateRouteTask'] });
  const allowed = (one: Session | null, uploaderId?: string) =>
    mayDeleteTaskFile(one, { uploaderId }, 'updateRouteTask');
  expect([allowed(driver, '1'), allowed(driver, '2'), allowed(driver)]).toEqual([true, false, false]);
  expect([allowed(planner, '2'), allowed(reader, '1')]).toEqual([true, false]);
});
