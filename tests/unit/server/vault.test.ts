import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, SecretVault } from '../../../server/areas/identity/second-factor/secret-vault';

const serverSecret = 'a secret of one server, long enough for it';
const newerSecret = 'the next secret of the server, long enough';
const vault = new SecretVault([serverSecret]);
const owner = { tenant: '1', user: '23' };
const app = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('a sealed secret', () => {
  it('is opened with the server’s secret and the same owner, and has a recovery key of its own', () => {
    const opened = vault.open(vault.sealNew(app, owner), owner);
    expect(opened).toMatchObject({ app, isCurrent: true });
    expect(opened?.recoveryKey).toHaveLength(32);
    expect(vault.open(vault.sealNew(app, owner), owner)?.recoveryKey).not.toEqual(opened?.recoveryKey);
  });

  it('does not contain the plain text, and is different each time', () => {
    const sealed = [vault.sealNew(app, owner), vault.sealNew(app, owner)];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const text of sealed) expect(Buffer.from(text, 'base64url').includes(app.slice(0, 4))).toBe(false);
  });

  it.each([
    { tenant: '1', user: '24' },
    { tenant: '12', user: '3' },
    { tenant: '2', user: '23' },
  ])('cannot be opened for another owner: %j', (other) => {
    const recoveryKey = new Uint8Array(32);
    expect(vault.open(vault.sealNew(app, owner), other)).toBeUndefined();
    expect(hashRecoveryCode('ABCDEFGHJK', other, { recoveryKey })).not.toBe(
      hashRecoveryCode('ABCDEFGHJK', owner, { recoveryKey }),
    );
  });

  it('cannot be opened by another server, or after a change', () => {
    const sealed = vault.sealNew(app, owner);
    expect(new SecretVault(['a secret of another server, as long as that']).open(sealed, owner)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(vault.open(changed.toString('base64url'), owner)).toBeUndefined();
    }
    for (const text of ['', 'x', sealed.slice(0, 20)]) expect(vault.open(text, owner)).toBeUndefined();
  });
});

describe('a rotation of the server’s secret', () => {
  const rotated = new SecretVault([newerSecret, serverSecret]);

  it('opens what a previous secret sealed, and seals with the newest one', () => {
    const sealed = vault.sealNew(app, owner);
    const opened = rotated.open(sealed, owner);
    expect(opened).toEqual({ ...vault.open(sealed, owner), isCurrent: false });
    if (!opened) return;
    const resealed = rotated.seal(opened, owner);
    expect(new SecretVault([newerSecret]).open(resealed, owner)).toEqual({ ...opened, isCurrent: true });
    expect(vault.open(resealed, owner)).toBeUndefined();
  });

  it('keeps the recovery codes of secrets that were sealed without a recovery key', () => {
    const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', serverSecret, '', purpose, 32));
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key('second factors'), iv).setAAD(Buffer.from('1.23.'));
    const encrypted = Buffer.concat([cipher.update(app), cipher.final()]);
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    const hash = createHmac('sha256', key('recovery codes')).update('1.23.ABCDEFGHJK').digest('base64url');

    const opened = rotated.open(sealed, owner);
    expect(opened).toMatchObject({ app, isCurrent: false });
    expect(vault.open(sealed, owner)?.isCurrent).toBe(false);
    if (!opened) return;
    const later = new SecretVault([newerSecret]).open(rotated.seal(opened, owner), owner);
    expect(later && hashRecoveryCode('ABCDEFGHJK', owner, later)).toBe(hash);
  });
});
