import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error';

/** A stream of bytes. */
export type Bytes = AsyncIterable<Uint8Array>;

/** Encrypts and decrypts the parts of a backup in the format of https://age-encryption.org, which detects truncation. */
export interface Cipher {
  encrypt(bytes: Bytes): Bytes;
  decrypt(bytes: Bytes): Bytes;
}

/** Files of an encrypted backup beside its parts: the public key, and with a passphrase the private key, encrypted by it. */
const recipientFile = 'recipient';
const wrappedIdentityFile = 'key.age';
const shortestPassphrase = 12;

/** What a key file holds: a public key of age, which encrypts only, a private key of age, or a passphrase. */
type KeyFile = { recipient: string } | { identity: string } | { passphrase: string };

/** Parses a key file. Files of `age-keygen` have comments. @throws BackupError for a passphrase that is too short */
export function parseKeyFile(content: string): KeyFile {
  const lines = content.split(/\r?\n/).map((line) => line.trim());
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity) return { identity };
  const [recipient, ...others] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (recipient?.startsWith('age1') && others.length === 0) return { recipient };
  const passphrase = content.replace(/\r?\n$/, '');
  if (passphrase.length < shortestPassphrase)
    throw new BackupError(`The passphrase in the key file is shorter than ${shortestPassphrase} characters.`);
  return { passphrase };
}

/**
 * Binary logarithm of scrypt's work factor, the default of age. A guess of the passphrase takes about two seconds. The
 * encrypted key contains the factor that it was written with.
 */
const defaultScryptLogN = 18;

/**
 * Returns the cipher of a backup that is being written into a directory, the same when an interrupted backup goes on.
 * @param scryptLogN binary logarithm of scrypt's work factor; tests use a low one
 * @throws BackupError when the backup was begun with another key
 */
export async function createCipher(directory: string, key: KeyFile, scryptLogN = defaultScryptLogN): Promise<Cipher> {
  const begun = existsSync(join(directory, recipientFile));
  if (begun && 'passphrase' in key) return openCipher(directory, key);
  const generated = 'passphrase' in key ? await generateX25519Identity() : undefined;
  const identity = generated ?? ('identity' in key ? key.identity : undefined);
  const recipient = 'recipient' in key ? key.recipient : await identityToRecipient(identity ?? '');
  if (begun) {
    const earlier = await readFile(join(directory, recipientFile), 'utf8');
    if (earlier !== recipient) throw new BackupError(`The backup in ${directory} was begun with another key.`);
  } else {
    if ('passphrase' in key && generated) {
      const encrypter = new Encrypter();
      encrypter.setScryptWorkFactor(scryptLogN);
      encrypter.setPassphrase(key.passphrase);
      await writeFile(join(directory, wrappedIdentityFile), await encrypter.encrypt(generated), { mode: 0o600 });
    }
    await writeFile(join(directory, recipientFile), recipient, { mode: 0o600 });
  }
  return cipherOf({ recipient, identity });
}

/**
 * Returns the cipher that reads a backup.
 * @throws BackupError when the key is not that of the backup
 */
export async function openCipher(directory: string, key: KeyFile): Promise<Cipher> {
  if ('recipient' in key) throw new BackupError('The key file holds a public key, which reads no backup.');
  const recipient = await readFile(join(directory, recipientFile), 'utf8').catch(() => {
    throw new BackupError(`The file ${recipientFile} of the backup is missing.`);
  });
  const identity = 'identity' in key ? key.identity : await unwrapIdentity(directory, key.passphrase);
  if ((await identityToRecipient(identity)) !== recipient)
    throw new BackupError('The backup was encrypted with another key than that of the key file.');
  return cipherOf({ recipient, identity });
}

async function unwrapIdentity(directory: string, passphrase: string): Promise<string> {
  const wrapped = await readFile(join(directory, wrappedIdentityFile)).catch(() => {
    throw new BackupError('The backup was encrypted with a key of age, not with a passphrase.');
  });
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(wrapped, 'text');
  } catch (cause) {
    throw new BackupError('The passphrase in the key file is not that of the backup.', { cause });
  }
}

function cipherOf({ recipient, identity }: { recipient: string; identity?: string }): Cipher {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const decrypter = new Decrypter();
  if (identity) decrypter.addIdentity(identity);
  return {
    async *encrypt(bytes) {
      yield* await encrypter.encrypt(webStreamOf(bytes));
    },
    async *decrypt(bytes) {
      yield* await decrypter.decrypt(webStreamOf(bytes));
    },
  };
}

/** Returns bytes as a web stream, in chunks as they come. */
function webStreamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}
