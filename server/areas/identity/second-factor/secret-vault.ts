import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The user that a secret belongs to. A value that was encrypted or hashed for one user cannot be used for another. */
export interface SecretOwner {
  tenant: string;
  user: string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts and hashes second-factor secrets with keys derived from the server's secret, so that the database alone does
 * not reveal them.
 */
export class SecretVault {
  private readonly encryptionKey: Uint8Array;
  private readonly hashKey: Uint8Array;

  constructor(secret: string) {
    const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
    this.encryptionKey = derive('second factors');
    this.hashKey = derive('recovery codes');
  }

  /** Encrypts a secret for storage. */
  seal(secret: string, owner: SecretOwner): string {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, this.encryptionKey, iv).setAAD(ownerBytes(owner));
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /**
   * Decrypts a stored secret. Returns undefined when it was changed, or encrypted for another user or with another
   * server secret.
   */
  open(stored: string, owner: SecretOwner): string | undefined {
    const bytes = Buffer.from(stored, 'base64url');
    if (bytes.length < ivLength + tagLength) return undefined;
    const decipher = createDecipheriv(algorithm, this.encryptionKey, bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
      .setAAD(ownerBytes(owner))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** Returns a keyed hash of a code. Codes are short, so a hash without a key could be reversed by trying all codes. */
  hash(code: string, owner: SecretOwner): string {
    return createHmac('sha256', this.hashKey).update(ownerBytes(owner)).update(code).digest('base64url');
  }
}

function ownerBytes({ tenant, user }: SecretOwner): Buffer {
  return Buffer.from(`${tenant}.${user}.`);
}
