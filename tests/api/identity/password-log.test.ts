import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { pairOf, password } from './calls';
import {
  accept,
  checkToken,
  forgotPassword,
  goodPassword,
  restore,
  tokenTo,
  updatePassword,
  userInvite,
} from './password-calls';
import { callsOf, newEmail, rolesOf } from './people';

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  // All that the server can say.
  server = await startTestServer({
    environment: { LOG_LEVEL: 'debug' },
    log: { write: (line) => void lines.push(line) },
  });
});

afterAll(() => server.close());

describe('the log of links and passwords', () => {
  it(
    'tells what was done and refused, and holds no password, no token and no address',
    { timeout: 300_000 },
    async () => {
      const { token } = await server.signIn('admin@demo.test');
      const admin = callsOf(server, token);
      const email = newEmail();
      await admin.createUser({ email, roles: { connect: [(await rolesOf(admin)).driver?.id] } });
      await userInvite(server, token, email);
      const invitation = await tokenTo(server, email);
      await accept(server, invitation, 'qwertyuiop');
      await accept(server, invitation);
      await forgotPassword(server, email);
      const link = await tokenTo(server, email);
      await checkToken(server, link);
      await fetch(`${server.url}/auth/restorePassword?token=${link}`).then((response) => response.text());
      const second = 'druga z dobrych fraz';
      await restore(server, link, second);
      const { access_token: own } = await pairOf(server, 'driver@demo.test');
      await updatePassword(server, own, 'not the old password', goodPassword);
      const third = 'trzecia z dobrych fraz';
      await updatePassword(server, own, password, third);
      await server.mails();

      const said = lines.map((line): { msg: string } => JSON.parse(line)).map(({ msg }) => msg);
      for (const message of [
        'invitation ordered',
        'invitation accepted',
        'new password wished for',
        'password restored',
        'change of password refused: wrong password',
        'password changed',
        'mail sent',
      ])
        expect(said).toContain(message);
      const all = lines.join('');
      for (const secret of [
        invitation,
        link,
        ...[invitation, link].map((one) => one.split('.')[2] ?? ''),
        password,
        goodPassword,
        second,
        third,
        'qwertyuiop',
        'not the old password',
        email,
        '$argon2',
      ]) {
        expect(all).not.toContain(secret);
      }
    },
  );
});
