// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshAccount } from '../../../providers/auth/account';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { signIn } from '../../../providers/auth/signIn';
import { createFileUploader } from '../../../providers/upload';
import { openFakeTab } from '../providers/tab';
import { documentedHeaders } from './page';
import { type OtherServer, startOtherServer } from './server';

let server: OtherServer;

beforeAll(async () => {
  server = await startOtherServer();
});
afterAll(() => server.close());

const target = { id: '7', model_type: 'VEHICLE', collection: 'photos', allowed_types: ['image/png'] };

/** Signs in from a page of another origin than the server's. */
async function openConsole(headers: Readonly<Record<string, string>> = { 'X-Requested-With': 'XMLHttpRequest' }) {
  const tab = { ...openFakeTab(server.url), headers };
  const refresher = createTokenRefresher(tab, (work) => work());
  await signIn(tab, { username: 'anna@example.com', password: 'secret' });
  return { tab, refresher };
}

describe('a page of another origin', () => {
  it('may upload a file, as docs/other-servers.md sets the headers', async () => {
    const { tab, refresher } = await openConsole();
    const file = new File(['12345'], 'truck.png', { type: 'image/png' });
    expect(await createFileUploader(tab, refresher)(file, target)).toBe('1');
    expect(server.uploads).toEqual([{ name: 'truck.png', size: 5 }]);
  });

  it('may not send a header that the page does not name', async () => {
    expect(documentedHeaders.get('Access-Control-Allow-Headers')).not.toContain('X-Other');
    const { tab, refresher } = await openConsole({ 'X-Other': '1' });
    const file = new File(['1'], 'other.png', { type: 'image/png' });
    await expect(createFileUploader(tab, refresher)(file, target)).rejects.toMatchObject({ reason: 'network' });
  });
});

it('reads the account of the user again', async () => {
  const { tab, refresher } = await openConsole();
  expect(await refreshAccount(tab, refresher)).toMatchObject({ user: { id: '1', state: 'ACTIVE' } });
});
