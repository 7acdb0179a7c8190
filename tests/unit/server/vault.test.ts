import { describe, expect, it } from 'vitest';
import { SecretVault } from '../../../server/areas/identity/second-factor/secret-vault';

const vault = new SecretVault('a secret of one server, long enough for it');
const owner = { tenant: '1', user: '23' };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('a sealed secret', () => {
  it('is opened with the server’s secret and the same owner', () => {
    expect(vault.open(vault.seal(secret, owner), owner)).toBe(secret);
    expect(new SecretVault('a secret of one server, long enough for it').open(vault.seal(secret, owner), owner)).toBe(
      secret,
    );
  });

  it('does not contain the plain text, and is different each time', () => {
    const sealed = [vault.seal(secret, owner), vault.seal(secret, owner)];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const text of sealed) expect(Buffer.from(text, 'base64url').includes(secret.slice(0, 4))).toBe(false);
  });

  it.each([
    { tenant: '1', user: '24' },
    { tenant: '12', user: '3' },
    { tenant: '2', user: '23' },
  ])('cannot be opened for another owner: %j', (other) => {
    expect(vault.open(vault.seal(secret, owner), other)).toBeUndefined();
    expect(vault.hash('ABCDEFGHJK', other)).not.toBe(vault.hash('ABCDEFGHJK', owner));
  });

  it('cannot be opened by another server, or after a change', () => {
    const sealed = vault.seal(secret, owner);
    expect(new SecretVault('a secret of another server, as long as that').open(sealed, owner)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(vault.open(changed.toString('base64url'), owner)).toBeUndefined();
    }
    for (const text of ['', 'x', sealed.slice(0, 20)]) expect(vault.open(text, owner)).toBeUndefined();
  });
});
