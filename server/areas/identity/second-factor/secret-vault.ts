import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKeys, type PurposeKeys, type TokenSecrets } from '../../../runtime/token-keys';

/** The user that a secret belongs to. A value that was encrypted or hashed for one user cannot be used for another. */
export interface SecretOwner {
  tenant: string;
  user: string;
}

/** The secrets of a user's second factor. The database stores them sealed, in one text. */
export interface SecondFactorSecrets {
  /** Secret of the authenticator app, in Base32. */
  app: string;
  /** Key of the hashes of the recovery codes. It is sealed as well, because hashes cannot be renewed at a rotation. */
  recoveryKey: Uint8Array;
}

/** Opened secrets, and whether they are sealed as `seal` would seal them now. */
export interface OpenedSecrets extends SecondFactorSecrets {
  isCurrent: boolean;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const recoveryKeyLength = 32;

/**
 * Seals the secrets of second factors with keys derived from the server's secrets, so that the database alone does not
 * reveal them.
 */
export class SecretVault {
  private readonly encryptionKeys: PurposeKeys;
  /** Keys of recovery codes that were made before each user had a recovery key. */
  private readonly sharedRecoveryKeys: PurposeKeys;

  constructor(secrets: TokenSecrets) {
    this.encryptionKeys = deriveKeys(secrets, 'second factors');
    this.sharedRecoveryKeys = deriveKeys(secrets, 'recovery codes');
  }

  /** Seals the secret of a new authenticator app, with a new key for its recovery codes. */
  sealNew(app: string, owner: SecretOwner): string {
    return this.seal({ app, recoveryKey: randomBytes(recoveryKeyLength) }, owner);
  }

  /** Encrypts the secrets for storage, with the newest key. */
  seal({ app, recoveryKey }: SecondFactorSecrets, owner: SecretOwner): string {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, this.encryptionKeys[0], iv).setAAD(ownerBytes(owner));
    const text = `${app}.${Buffer.from(recoveryKey).toString('base64url')}`;
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /**
   * Decrypts stored secrets with any of the keys. Returns undefined when they were changed, or encrypted for another
   * user or with a server secret that is no longer accepted.
   */
  open(stored: string, owner: SecretOwner): OpenedSecrets | undefined {
    const bytes = Buffer.from(stored, 'base64url');
    if (bytes.length < ivLength + tagLength) return undefined;
    for (const [index, key] of this.encryptionKeys.entries()) {
      const text = decrypt(bytes, key, owner);
      if (text === undefined) continue;
      const [app = '', recoveryKey] = text.split('.');
      if (recoveryKey !== undefined)
        return { app, recoveryKey: Buffer.from(recoveryKey, 'base64url'), isCurrent: index === 0 };
      return { app, recoveryKey: this.sharedRecoveryKeys[index] ?? this.sharedRecoveryKeys[0], isCurrent: false };
    }
    return undefined;
  }
}

/** Returns a keyed hash of a code. Codes are short, so a hash without a key could be reversed by trying all codes. */
export function hashRecoveryCode(
  code: string,
  owner: SecretOwner,
  { recoveryKey }: Pick<SecondFactorSecrets, 'recoveryKey'>,
): string {
  return createHmac('sha256', recoveryKey).update(ownerBytes(owner)).update(code).digest('base64url');
}

function decrypt(bytes: Buffer, key: Uint8Array, owner: SecretOwner): string | undefined {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
    .setAAD(ownerBytes(owner))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function ownerBytes({ tenant, user }: SecretOwner): Buffer {
  return Buffer.from(`${tenant}.${user}.`);
}
