import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { signInForTokens, demoAccountPassword } from './calls';
import {
  acceptInvitation,
  fetchLinkTokenState,
  forgotPassword,
  strongPassword,
  resetPassword,
  readMailedToken,
  updatePassword,
  sendInvitation,
} from './password-calls';
import { usersApiOf, newEmail, fetchRoles } from './users-api';

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  // `debug` is the level at which the server logs the most.
  server = await startTestServer({
    environment: { LOG_LEVEL: 'debug' },
    log: { write: (line) => void lines.push(line) },
  });
});

afterAll(() => server.close());

describe('the log of links and passwords', () => {
  it('contains actions and refusals, and no password, token or address', { timeout: 300_000 }, async () => {
    const { token } = await server.signIn('admin@demo.test');
    const admin = usersApiOf(server, token);
    const email = newEmail();
    await admin.createUser({ email, roles: { connect: [(await fetchRoles(admin)).driver?.id] } });
    await sendInvitation(server, token, email);
    const invitation = await readMailedToken(server, email);
    await acceptInvitation(server, invitation, 'qwertyuiop');
    await acceptInvitation(server, invitation);
    await forgotPassword(server, email);
    const link = await readMailedToken(server, email);
    await fetchLinkTokenState(server, link);
    await fetch(`${server.url}/auth/restorePassword?token=${link}`).then((response) => response.text());
    const second = 'druga z dobrych fraz';
    await resetPassword(server, link, second);
    const { access_token: own } = await signInForTokens(server, 'driver@demo.test');
    await updatePassword(server, own, 'not the old password', strongPassword);
    const third = 'trzecia z dobrych fraz';
    await updatePassword(server, own, demoAccountPassword, third);
    await server.mails();

    const messages = lines.map((line): { msg: string } => JSON.parse(line)).map(({ msg }) => msg);
    for (const message of [
      'invitation requested',
      'invitation accepted',
      'password reset requested',
      'password restored',
      'change of password refused: wrong password',
      'password changed',
      'mail sent',
    ])
      expect(messages).toContain(message);
    const all = lines.join('');
    for (const secret of [
      invitation,
      link,
      ...[invitation, link].map((one) => one.split('.')[2] ?? ''),
      demoAccountPassword,
      strongPassword,
      second,
      third,
      'qwertyuiop',
      'not the old password',
      email,
      '$argon2',
    ]) {
      expect(all).not.toContain(secret);
    }
  });
});
