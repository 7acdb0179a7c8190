import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Whose secret it is: what is sealed or hashed for one person is good for nobody else. */
export interface SecretOwner {
  tenant: string;
  user: string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Keeps what the database must hold and its reader must not: by keys of this server's secret. */
export class SecretVault {
  private readonly sealing: Uint8Array;
  private readonly hashing: Uint8Array;

  constructor(secret: string) {
    const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
    this.sealing = derive('second factors');
    this.hashing = derive('recovery codes');
  }

  /** A secret, as it is stored. */
  seal(secret: string, owner: SecretOwner): string {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, this.sealing, iv).setAAD(ownerBytes(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** The secret again; nothing when it was sealed for somebody else, changed, or sealed with another server's secret. */
  open(stored: string, owner: SecretOwner): string | undefined {
    const bytes = Buffer.from(stored, 'base64url');
    if (bytes.length < ivLength + tagLength) return undefined;
    const decipher = createDecipheriv(algorithm, this.sealing, bytes.subarray(0, ivLength), {
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

  /** What is kept of a code that is too short for a plain hash: who reads the database must not be able to try them all. */
  hash(code: string, owner: SecretOwner): string {
    return createHmac('sha256', this.hashing).update(ownerBytes(owner)).update(code).digest('base64url');
  }
}

function ownerBytes({ tenant, user }: SecretOwner): Buffer {
  return Buffer.from(`${tenant}.${user}.`);
}
