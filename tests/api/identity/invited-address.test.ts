import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { loginByPassword, refusalOf, runSql } from './calls';
import { acceptInvitation, readMailedToken, strongPassword, sendInvitation } from './password-calls';
import { fetchRoles, newEmail, problemCodesByPath, type RoleRecord, type UsersApi, usersApiOf } from './users-api';

let server: TestServer;
let admin: UsersApi;
let token: string;
let roles: Record<string, RoleRecord>;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
  admin = usersApiOf(server, token);
  roles = await fetchRoles(admin);
});

afterAll(() => server.close());

const idOf = (name: string) => roles[name]?.id ?? '';

describe('the address of a new user', () => {
  it('does not reveal or reserve an address of another company, and mails only its holder', async () => {
    const shapeOf = async (email: string) => {
      const created = await admin.createUser({ email, roles: { connect: [idOf('driver')] } });
      const invited = await sendInvitation(server, token, email);
      const newest = (await server.mails(email))[0];
      const fields = 'state userCode { expires_at }';
      const shown = await admin.list('users', fields, { where: { column: 'email', value: email } });
      const shape = JSON.stringify([created.body, invited.body, shown]);
      return { newest, shape: shape.replaceAll(email, '@').replace(/"(\d{6,}|[\d-]+T[\d:.]+Z)"/g, '"…"') };
    };
    const [free, taken] = [await shapeOf(newEmail()), await shapeOf('admin@other.test')];
    expect(taken.shape).toBe(free.shape);
    expect(free.newest?.token).toBeDefined();
    expect(taken.newest).toMatchObject({ language: 'en', subject: 'Someone tried to use your e-mail address' });
    expect(taken.newest?.token).toBeUndefined();
    expect((await loginByPassword(server, 'admin@other.test')).errors).toBeUndefined();
  });

  it('is invited by two companies at once; the first acceptance takes the address', async () => {
    const session = await server.signIn('admin@other.test');
    const other = usersApiOf(server, session.token);
    const theirs = await fetchRoles(other);
    const email = newEmail();
    await admin.createUser({ email, roles: { connect: [idOf('driver')] } });
    await other.createUser({ email, roles: { connect: [theirs.driver?.id] } });
    expect(await runSql(server, 'SELECT count(*) FROM sign_in_names WHERE email = $1', email)).toEqual([['0']]);
    const links: string[] = [];
    for (const inviter of [token, session.token]) {
      await sendInvitation(server, inviter, email);
      links.push(await readMailedToken(server, email));
    }
    const answers = await Promise.all(links.map((link) => acceptInvitation(server, link)));
    expect(new Set(answers.map((answer) => refusalOf(answer).reason))).toEqual(new Set(['email_taken', undefined]));
    expect(await runSql(server, 'SELECT count(*) FROM sign_in_names WHERE email = $1', email)).toEqual([['1']]);
    expect((await loginByPassword(server, email, strongPassword)).errors).toBeUndefined();
  });

  it('is refused when the company has added too many within a minute', async () => {
    const own = usersApiOf(server, (await server.signIn('admin@other.test')).token);
    const driver = (await fetchRoles(own)).driver?.id;
    await runSql(
      server,
      `INSERT INTO users (tenant_id, id, email) SELECT 2, 900000 + n, 'bulk.' || n || '@other.test' FROM generate_series(1, 60) n`,
    );
    const answer = await own.createUser({ email: newEmail(), roles: { connect: [driver] } });
    await runSql(server, 'DELETE FROM users WHERE tenant_id = 2 AND id BETWEEN 900001 AND 900060');
    expect(problemCodesByPath(answer)).toEqual({ 'input.email': ['too_many_users_minute'] });
  });
});
